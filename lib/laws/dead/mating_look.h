// Is there a mate by a rook or a queen, now or in two moves, wherever the loser's king may stand?
//
//   const MatingHint hint = look_for_mate(board);
//   if (hint.mates) show(board.line());
//   else if (hint.from != no_square) board.move_man(hint.from, hint.to);   // he mates next,
//   perhaps
//
// All squares of the cloud are looked at together: the squares where every flight lies on one line,
// which a rook or a queen on that line covers, and those where a queen beside the king covers the
// rest. What comes up is then made sure of; what does not come up may be a mate all the same.
#pragma once

#include "laws/dead/mating_cloud.h"

namespace planilla {

struct MatingHint {
  bool mates = false;                       // `board.line()` ends in mate
  Square from = no_square, to = no_square;  // else a quiet move that makes ready, if there is one,
  Square king = no_square;                  // and where the loser's king should be then, if known
};

// The winner is to move.
MatingHint look_for_mate(MatingCloud& board);

}  // namespace planilla
