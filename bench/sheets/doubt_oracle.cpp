// All legal moves are spelled and compared.
#include "doubt_oracle.h"

#include <algorithm>
#include <map>

#include "board/position.h"
#include "notation/write/san.h"
#include "plain_reading.h"

namespace planilla::sheets {

namespace {

std::string spelled_in(const Position& before, Move move, const Symbols& symbols) {
  Position after = before;
  after.play(move);
  std::string out;
  append_san(before, move, facts_of(before, move, after), symbols, out);
  return out;
}

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text;
}

// Every spelling of a move in small letters, x kept: "cxd4" is a knight's move or a pawn's.
bool spells_small(const Position& before, Move move, const Symbols& symbols,
                  const std::string& word) {
  std::string text = word;
  std::erase_if(text, [](char c) { return c == '+' || c == '#' || c == '='; });
  if (move.is_castle())
    return lower(bare(text)) == (move.is_short_castle() ? "o-o" : "o-o-o") ||
           text == (move.is_short_castle() ? "0-0" : "0-0-0");
  const Role role = role_of(before.piece_on(move.from()));
  const bool takes = before.is_capture(move);
  const char file = static_cast<char>('a' + file_of(move.from()));
  const char rank = static_cast<char>('1' + rank_of(move.from()));
  std::string end = takes ? "x" : "";
  end += static_cast<char>('a' + file_of(move.to()));
  end += static_cast<char>('1' + rank_of(move.to()));
  if (move.promoted() != no_role) end += lower(symbols.of[move.promoted()]);
  if (role == pawn) return text == (takes ? std::string(1, file) + end : end);
  const std::string letter = lower(symbols.of[role]);
  return text == letter + end || text == letter + file + end || text == letter + rank + end ||
         text == letter + file + rank + end;
}

}  // namespace

std::string bare(const std::string& word) {
  std::string out;
  for (const char c : word)
    if (c != 'x' && c != '+' && c != '#' && c != '=') out += c == '0' ? 'O' : c;
  return out;
}

bool one_character_apart(const std::string& a, const std::string& b) {
  if (a.size() != b.size()) return false;
  std::size_t apart = 0;
  for (std::size_t i = 0; i < a.size(); ++i) apart += a[i] != b[i];
  return apart == 1;
}

std::vector<Move> moves_that_fit(const std::vector<Word>& words, std::size_t ply,
                                 const Language& language, const TrueGame& game,
                                 const std::function<bool(const std::string& spelled)>& fits) {
  const Symbols symbols = Symbols::of_language(language);
  Position before = Position::initial();
  for (std::size_t i = 0; i < ply; ++i) before.play(game.moves[i]);
  MoveList all;
  before.legal_moves(all);
  std::vector<Move> out;
  std::vector<Word> trial = words;
  const auto plain_with = [&](Move move) {
    trial[ply].text = spelled_in(before, move, symbols);
    trial[ply].blank = false;
    return read_plainly(trial, language);
  };
  const bool writes_marks = plain_with(game.moves[ply]).marks_agree;
  for (const Move move : all) {
    const PlainReading plain = plain_with(move);
    const bool refuted = writes_marks && !plain.marks_agree;
    if (plain.legal && !refuted && fits(trial[ply].text)) out.push_back(move);
  }
  return out;
}

std::vector<Open> open_plies(const std::vector<std::string>& words, const Language& language) {
  struct Node {
    Position position;
    std::vector<std::pair<std::size_t, Move>> from;  // node of the layer before, and the move
    bool alive = false;
  };
  constexpr std::size_t most = 4000;
  const Symbols symbols = Symbols::of_language(language);
  std::vector<std::vector<Node>> layers = {{{Position::initial(), {}, false}}};
  for (const std::string& word : words) {
    std::vector<Node> next;
    std::map<std::uint64_t, std::size_t> known;
    for (std::size_t n = 0; n < layers.back().size(); ++n) {
      const Position& before = layers.back()[n].position;
      MoveList all;
      before.legal_moves(all);
      for (const Move move : all) {
        if (!spells_small(before, move, symbols, word)) continue;
        Position after = before;
        after.play(move);
        const auto [found, fresh] = known.try_emplace(after.key(), next.size());
        if (fresh) next.push_back({after, {}, false});
        next[found->second].from.push_back({n, move});
      }
    }
    if (next.empty() || next.size() > most) return {};
    layers.push_back(std::move(next));
  }
  for (Node& node : layers.back()) node.alive = true;
  std::vector<Open> out;
  for (std::size_t ply = words.size(); ply > 0; --ply) {
    std::vector<Move> moves;
    for (const Node& node : layers[ply]) {
      if (!node.alive) continue;
      for (const auto& [from, move] : node.from) {
        layers[ply - 1][from].alive = true;
        if (std::find(moves.begin(), moves.end(), move) == moves.end()) moves.push_back(move);
      }
    }
    if (moves.size() > 1) out.push_back({ply - 1, moves});
  }
  std::reverse(out.begin(), out.end());
  return out;
}

}  // namespace planilla::sheets
