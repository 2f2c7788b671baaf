// Spanish descriptive words among algebraic ones.
#include <algorithm>

#include "doubt_families.h"

namespace planilla::sheets {

namespace {

constexpr const char* files[] = {"TD", "CD", "AD", "D", "R", "AR", "CR", "TR"};
constexpr const char* pieces[] = {"", "P", "C", "A", "T", "D", "R"};

std::string square_of(Square s, Color player) {
  return std::to_string(player == white ? rank_of(s) + 1 : 8 - rank_of(s)) + files[file_of(s)];
}

// "C3AD", "PxP", "0-0"; empty where the word would fit several moves.
std::string descriptive(const Position& before, Move move) {
  if (move.is_castle()) return move.is_short_castle() ? "0-0" : "0-0-0";
  if (move.promoted() != no_role || move.kind() == MoveKind::en_passant) return "";
  const auto word = [&](Move m) {
    const Role role = role_of(before.piece_on(m.from()));
    if (before.is_capture(m)) {
      const Piece taken = before.piece_on(m.to());
      return std::string(pieces[role]) + "x" + (taken == no_piece ? "P" : pieces[role_of(taken)]);
    }
    return std::string(pieces[role]) + square_of(m.to(), before.turn());
  };
  const std::string out = word(move);
  MoveList all;
  before.legal_moves(all);
  const auto same = std::count_if(all.begin(), all.end(), [&](Move m) {
    return !m.is_castle() && m.promoted() == no_role && word(m) == out;
  });
  if (same != 1) return "";
  Position after = before;
  after.play(move);
  return out + (after.in_check() ? "+" : "");
}

}  // namespace

Doubtful mixed_notation(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  const std::vector<Position> positions = positions_of(game);
  const std::size_t kind = random.below(4);  // White, Black, one word, at will
  const std::size_t only = random.below(words.size());
  DoubtSheet out;
  out.moves = game.moves;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool here = kind < 2 ? i % 2 == kind : kind == 2 ? i == only : random.coin();
    const std::string other = here ? descriptive(positions[i], game.moves[i]) : "";
    if (other.empty() || words[i].castle) continue;
    words[i].text = other;
    out.stops.push_back({i, {}});
  }
  if (out.stops.empty()) return std::nullopt;
  out.text = lay_out(words, {"", game.result});
  constexpr const char* names[] = {"White", "Black", "one word", "at will"};
  out.note = names[kind];
  return out;
}

}  // namespace planilla::sheets
