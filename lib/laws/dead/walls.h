// Proves that blocked pieces rule out mate, in the position or one or two moves later.
//
//   if (walls_rule_out_mate(position, white, 300'000)) ...    // proved; false says nothing
//
// Applies laws/dead/mobility.h and laws/dead/blockade.h to the position; if they do not decide, to
// every position one move later, and further along forced moves: after a forced capture the pawns
// are often blocked for good.
#pragma once

#include "board/position.h"

namespace planilla {

// `limit`: states of kings and pawns to examine for the position itself.
bool walls_rule_out_mate(const Position& position, Color winner, int limit);

}  // namespace planilla
