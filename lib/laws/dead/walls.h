// Is mate ruled out by what stands on the board, now or after a move or two?
//
//   if (walls_rule_out_mate(position, white, 300'000)) ...    // proved; false says nothing
//
// Asks laws/dead/freedom.h and laws/dead/blockade.h here, and if they do not know, of every
// position that one move leads to, and further along moves that are forced: a capture that must
// come now often leaves walls that can be judged.
#pragma once

#include "board/position.h"

namespace planilla {

// limit: states of kings and pawns looked at, at most, for the position itself.
bool walls_rule_out_mate(const Position& position, Color winner, int limit);

}  // namespace planilla
