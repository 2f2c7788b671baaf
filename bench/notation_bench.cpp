// What reading a word and writing a move cost. Words are those of a game, so that their mix is
// real.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "notation/read/move_reader.h"
#include "notation/read/notations.h"
#include "notation/read/notations_impl.h"
#include "notation/read/pattern_set.h"
#include "notation/read/scan.h"
#include "notation/write/san.h"
#include "pgn/token.h"

namespace planilla {
namespace {

const std::vector<std::string> words = {
    "e4",   "e5",   "Nf3",  "Nc6", "Bb5", "a6",   "Ba4",    "Nf6",  "O-O",   "Be7",  "Re1",  "b5",
    "Bb3",  "d6",   "c3",   "O-O", "h3",  "Nb8",  "d4",     "Nbd7", "Nbd2",  "Bb7",  "Bc2",  "Re8",
    "Nf1",  "Bf8",  "Ng3",  "g6",  "a4",  "c5",   "d5",     "c4",   "Bg5",   "h6",   "Be3",  "Nc5",
    "Qd2",  "h5",   "Bg5",  "Be7", "Ra3", "Rb8",  "axb5",   "axb5", "Bh6",   "Nh7",  "Rea1", "Bf6",
    "Ra7",  "R1a5", "Qc8",  "Bd1", "Nb3", "Bxb3", "cxb3",   "Rxb5", "Bxd5",  "Rxb8", "Qxb8", "exd5",
    "Qxa7", "Qc2",  "Qa1+", "Kh2", "b2",  "Qxb2", "bxa1=Q", "exd6", "Qxf7#", "Rxe8+"};

const Notations& notations() {
  static const Notations all(Data::embedded());
  return all;
}

void LoadNotations(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(Notations(Data::embedded()).grammars().size());
}
BENCHMARK(LoadNotations)->Unit(benchmark::kMillisecond);

void MemoHit(benchmark::State& state) {
  std::string text;
  std::vector<Token> tokens;
  for (const std::string& word : words) {
    const auto at = static_cast<std::uint32_t>(text.size());
    text += word + ' ';
    tokens.push_back({{at, static_cast<std::uint32_t>(at + word.size())}, TokenKind::word, 0});
  }
  const Languages& languages = notations().languages();
  MoveReader reader(notations(), {.classes = {&languages.class_of(*languages.find("en"))}});
  std::size_t readings = 0;
  for (auto _ : state)
    for (std::size_t at = 0; at < tokens.size(); ++at)
      readings += reader.read(text, tokens, at).count;
  benchmark::DoNotOptimize(readings);
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * tokens.size()));
}
BENCHMARK(MemoHit);

struct English {
  English() : grammar(*notations().impl().find("algebraic")) {
    const Languages& languages = notations().languages();
    const LanguageClass& group = languages.class_of(*languages.find("en"));
    for (const Letter& letter : letters_of(group))
      if (letter.text.size() == 1) letters.push_back(letter);
    for (const Language* language : group.languages) marks.add_words(*language);
    for (const auto& [text, claims] : grammar.marks) marks.add(text, claims);
  }
  const Grammar& grammar;
  Letters letters;
  Marks marks;
};

void Scan(benchmark::State& state) {
  const English english;
  const Scanner scanner(english.letters, english.marks);
  for (auto _ : state)
    for (const std::string& word : words) {
      WordReading out;
      benchmark::DoNotOptimize(scanner.scan(word, out));
    }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * words.size()));
}
BENCHMARK(Scan);

void Patterns(benchmark::State& state) {
  const English english;
  const PatternSet patterns(english.grammar, english.letters, english.marks);
  for (auto _ : state)
    for (const std::string& word : words) {
      WordReading out;
      benchmark::DoNotOptimize(patterns.read(word, out));
    }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * words.size()));
}
BENCHMARK(Patterns);

void CompilePatterns(benchmark::State& state) {
  const English english;
  for (auto _ : state) PatternSet(english.grammar, english.letters, english.marks);
}
BENCHMARK(CompilePatterns)->Unit(benchmark::kMicrosecond);

void AppendSan(benchmark::State& state) {
  // Every legal move of positions along a line of play.
  std::vector<std::pair<Position, Move>> moves;
  Position p = Position::initial();
  std::uint64_t random = 7;
  for (int ply = 0; ply < 120; ++ply) {
    MoveList all;
    p.legal_moves(all);
    if (all.empty()) break;
    random = random * 6364136223846793005ull + 1442695040888963407ull;
    const Move move =
        all[static_cast<int>((random >> 33) % static_cast<std::uint64_t>(all.size()))];
    moves.emplace_back(p, move);
    p.play(move);
  }
  const Symbols english = Symbols::english();
  std::string out;
  for (auto _ : state) {
    out.clear();
    for (const auto& [position, move] : moves) append_san(position, move, 0, english, out);
    benchmark::DoNotOptimize(out.data());
  }
  state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations() * moves.size()));
}
BENCHMARK(AppendSan);

}  // namespace
}  // namespace planilla
