// Helpers for the tests of lines to a mate: are they legal, and positions to look for them in.
#pragma once

#include <random>
#include <vector>

#include "board/position.h"

namespace planilla::mating_tests {

using Random = std::mt19937;

inline int below(Random& random, int limit) {
  return static_cast<int>(random() % static_cast<unsigned>(limit));
}

inline bool mates(Position p, Color winner, const std::vector<Move>& line) {
  for (const Move move : line) {
    if (!p.is_legal(move)) return false;
    p.play(move);
  }
  return p.is_checkmate() && p.turn() != winner;
}

// Every so many plies of random games; captures are taken more often, so that boards get empty.
inline std::vector<Position> random_positions(int games, unsigned seed) {
  Random random(seed);
  std::vector<Position> out;
  for (int game = 0; game < games; ++game) {
    Position p = Position::initial();
    for (int ply = 0; ply < 240; ++ply) {
      MoveList moves;
      p.legal_moves(moves);
      if (moves.empty()) break;
      Move m = moves[below(random, moves.size())];
      for (int i = 0; i < 3 && !p.is_capture(m); ++i) m = moves[below(random, moves.size())];
      p.play(m);
      if (ply % 7 == 6) out.push_back(p);
    }
  }
  return out;
}

}  // namespace planilla::mating_tests
