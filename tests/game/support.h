// Helpers for the tests of game/: readers of a language, texts cut into tokens, games at random.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "game/evidence/later_marks.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/lexicon.h"
#include "game/replay/replay.h"
#include "notation/read/move_reader.h"
#include "notation/write/san.h"
#include "pgn/tokenizer.h"
#include "tests/checks/support.h"
#include "write/findings/piece_letters.h"

namespace planilla::game_tests {

inline const Lexicon& lexicon() {
  static const Lexicon all(all_notations());
  return all;
}

inline const Language& language(std::string_view tag) {
  return *all_notations().languages().find(std::string(tag));
}

inline MoveReader reader_of(std::string_view tag) {
  return {all_notations(), {{&all_notations().languages().class_of(language(tag))}, "algebraic"}};
}

inline Span whole(std::string_view text) {
  return {0, static_cast<std::uint32_t>(text.size())};
}

// A movetext, cut into tokens and replayed in English letters.
class Read {
public:
  explicit Read(std::string_view from) : text(from) {
    tokenize(text, whole(text), tokens);
    movetext.open(text, tokens);
  }
  ReplayResult run(const Repairs& repairs = {}, const ReplayStart& start = {},
                   ReplayResult room = {}) const {
    static MoveReader english = reader_of("en");
    return replay(movetext, start, {lexicon(), english, english}, repairs, std::move(room));
  }
  std::uint32_t token(std::string_view word) const {
    for (std::uint32_t at = 0; at < tokens.size(); ++at)
      if (tokens[at].in(text) == word) return at;
    ADD_FAILURE() << "no token " << word;
    return 0;
  }

  std::string text;
  std::vector<Token> tokens;
  Movetext movetext;
};

// The words of a sheet in English letters, and how far they can be read.
struct EnglishSheet {
  explicit EnglishSheet(std::string from) : text(std::move(from)) {
    tokenize(text, whole(text), tokens);
    items = main_line(text, tokens, 0);
    words.emplace(text, tokens, items, reader, reader);
    tail.emplace(*words);
  }
  std::uint32_t end() const { return static_cast<std::uint32_t>(items.size()); }
  std::uint32_t item(std::string_view word) const {
    for (std::uint32_t i = 0; i < items.size(); ++i)
      if (words->written(i) == word) return i;
    ADD_FAILURE() << word;
    return 0;
  }
  std::uint32_t token(std::string_view word) const {
    for (std::uint32_t at = 0; at < tokens.size(); ++at)
      if (tokens[at].in(text) == word) return at;
    ADD_FAILURE() << word;
    return 0;
  }
  Stretch all() const { return {Position::initial(), 0, end()}; }

  std::string text;
  MoveReader reader = reader_of("en");
  std::vector<Token> tokens;
  std::vector<Item> items;
  std::optional<WordReadings> words;
  std::optional<Tail> tail;
};

// The legal move that is written so in SAN.
inline Move legal_move(const Position& position, std::string_view written) {
  MoveList moves;
  position.legal_moves(moves);
  for (const Move move : moves)
    if (san(position, move) == written) return move;
  ADD_FAILURE() << written;
  return {};
}

// Legal moves, chosen by `seed`, and the positions before each and behind the last.
struct RandomGame {
  std::vector<Position> positions;
  std::vector<Move> moves;
};

inline RandomGame random_game(unsigned seed, int plies,
                              const Position& start = Position::initial()) {
  std::mt19937 random(seed);
  RandomGame out{{start}, {}};
  for (int i = 0; i < plies; ++i) {
    MoveList legal;
    out.positions.back().legal_moves(legal);
    if (legal.empty()) break;
    out.moves.push_back(legal[static_cast<int>(random() % static_cast<unsigned>(legal.size()))]);
    Position next = out.positions.back();
    next.play(out.moves.back());
    out.positions.push_back(next);
  }
  return out;
}

// "e4", "Cf3": one a half-move, in the letters of a language.
inline std::vector<std::string> words_of(const RandomGame& game, std::string_view tag = "en") {
  std::vector<std::string> out;
  for (std::size_t i = 0; i < game.moves.size(); ++i)
    out.push_back(
        in_letters(san(game.positions[i], game.moves[i]), Symbols::of_language(language(tag))));
  return out;
}

// "1. e4 e5 2. Cf3", numbered from `start` on.
inline std::string numbered(const std::vector<std::string>& words,
                            const Position& start = Position::initial()) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const int half_move = half_move_at(start, static_cast<int>(i) + 1);
    const bool whites = side_of_half_move(half_move) == white;
    if (whites || i == 0)
      out += std::to_string(number_of_half_move(half_move)) + (whites ? ". " : "... ");
    out += words[i] + " ";
  }
  return out;
}

// The moves of the main line.
inline std::vector<Move> main_moves(const std::vector<Element>& elements) {
  std::vector<Move> out;
  int depth = 0;
  for (const Element& e : elements) {
    depth += e.kind == ElementKind::open ? 1 : e.kind == ElementKind::close ? -1 : 0;
    if (depth == 0 && e.kind == ElementKind::move) out.push_back(e.move);
  }
  return out;
}
inline std::vector<Move> main_moves(const Game& game) {
  std::vector<Element> room;
  const auto all = game.elements.list(room);
  return main_moves(std::vector<Element>(all.begin(), all.end()));
}

// Games of a text, as `planilla` reads it.
inline std::vector<Game> games_in(const std::string& text, const ReadOptions& options = {}) {
  std::vector<Game> out;
  for_each_game(
      text, [&](const Game& game) { out.push_back(game); }, options);
  return out;
}

inline std::vector<Rule> rules_in(const Findings& findings) {
  std::vector<Rule> out;
  for (const Finding& finding : findings) out.push_back(finding.rule);
  return out;
}

}  // namespace planilla::game_tests
