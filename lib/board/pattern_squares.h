// The squares of a pattern as the board counts them: a relative pattern turned round for Black.
#pragma once

#include "board/move_pattern.h"

namespace planilla {

struct PatternSquares {
  Bitboard from, to;
  PatternSquares(const MovePattern& pattern, Color turn) : from(pattern.from), to(pattern.to) {
    if (pattern.relative && turn == black) {
      from = mirror(from);
      to = mirror(to);
    }
  }
};

}  // namespace planilla
