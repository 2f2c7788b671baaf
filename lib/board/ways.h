// Where a piece could come from, were nothing in its way: what can be said of a move before the
// board is asked.
//
//   ways_to(knight, white, f3)    // d2 d4 e1 e5 g1 g5 h2 h4
//   ways_to(pawn, white, e4)      // e3 e2, and d3 f3 for a capture
#pragma once

#include "board/attacks.h"

namespace planilla {

inline Bitboard ways_to(Role role, Color color, Square to) {
  if (role != pawn) return pseudo_attacks(role, to);
  const Bitboard one = color == white ? bit(to) >> 8 : bit(to) << 8;
  const Bitboard two = color == white ? one >> 8 : one << 8;
  return pawn_attacks(~color, to) | one | two;
}

}  // namespace planilla
