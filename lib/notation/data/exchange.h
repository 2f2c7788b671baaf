// What comes of pieces that take each other on one square.
//
//   take_on(position, s, black, position.pieces(), 300)    // 300, if nobody takes back
#pragma once

#include "board/position.h"

namespace planilla {

// By role, in hundredths of a pawn. Whoever takes with the king into a guarded square loses
// everything.
inline constexpr int piece_values[] = {0, 100, 300, 320, 500, 900, 10000};

// What `by` wins by taking, or not, on a square where something of `value` stands, while `occupied`
// are the squares that hold pieces: each player takes with the least piece, or stops. Pins do not
// count.
int take_on(const Position& position, Square s, Color by, Bitboard occupied, int value);

}  // namespace planilla
