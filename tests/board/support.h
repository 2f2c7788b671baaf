// Helpers for the tests of board/: positions from FEN and from random play, perft, squares by name.
#pragma once

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "board/castling.h"
#include "board/fen.h"
#include "board/position.h"

namespace planilla::board_tests {

inline Position position(std::string_view fen, bool chess960 = false) {
  const FenResult result = parse_fen(fen, chess960);
  EXPECT_TRUE(result.position) << fen << ": " << fen_fault_name(result.fault);
  return result.position.value_or(Position::initial());
}

// "e4" to its square.
inline Square square(std::string_view name) {
  return make_square(name[0] - 'a', name[1] - '1');
}

inline std::string name(Square s) {
  if (s == no_square) return "-";
  return {static_cast<char>('a' + file_of(s)), static_cast<char>('1' + rank_of(s))};
}

// As engines write it: castling is king takes rook in Chess960, two steps of the king otherwise.
inline std::string uci(const Position& p, Move m) {
  const Square to = m.is_castle() && !p.chess960() ? castle_king_to(m) : m.to();
  std::string out = name(m.from()) + name(to);
  if (m.promoted() != no_role) out += "  nbrq"[m.promoted()];
  return out;
}

inline MoveList legal(const Position& p) {
  MoveList moves;
  p.legal_moves(moves);
  return moves;
}

inline std::uint64_t perft(Position& p, int depth) {
  MoveList moves;
  p.legal_moves(moves);
  if (depth == 1) return static_cast<std::uint64_t>(moves.size());
  std::uint64_t leaves = 0;
  for (const Move m : moves) {
    const Undo undo = p.play(m);
    leaves += perft(p, depth - 1);
    p.undo(m, undo);
  }
  return leaves;
}

// The positions of a game of random moves, from the usual start or a Chess960 one.
inline std::vector<Position> random_game(unsigned seed, int plies, bool chess960) {
  std::mt19937 random(seed);
  Position p = chess960 ? chess960_position(static_cast<int>(random() % 960)) : Position::initial();
  std::vector<Position> out = {p};
  for (int i = 0; i < plies; ++i) {
    const MoveList moves = legal(p);
    if (moves.empty()) break;
    p.play(moves[static_cast<int>(random() % static_cast<unsigned>(moves.size()))]);
    out.push_back(p);
  }
  return out;
}

}  // namespace planilla::board_tests
