// Finds a mate in one by a rook or queen, or a quiet move that prepares one.
//
//   const MateHint hint = find_mate_in_two(board);
//   if (hint.mates) show(board.line());
//   else if (hint.from != no_square) board.move_man(hint.from, hint.to);   // a likely mate in two
//
// All squares of the king set are examined together: those whose flight squares lie on one line,
// which a rook or queen can guard, and those where a queen beside the king guards the rest. A mate
// that is reported was verified; mates may be missed.
#pragma once

#include "laws/dead/king_set_board.h"

namespace planilla {

struct MateHint {
  bool mates = false;                       // `board.line()` ends in mate
  Square from = no_square, to = no_square;  // else a quiet move that makes ready, if there is one,
  Square king = no_square;                  // and where the loser's king should be then, if known
};

// The winner is to move.
MateHint find_mate_in_two(KingSetBoard& board);

}  // namespace planilla
