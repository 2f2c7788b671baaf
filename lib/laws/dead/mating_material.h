// The pieces alone rule out mate: a theorem, so "true" is final and "false" says nothing.
//
//   too_little_to_mate(position, white)   // K+B v. K, K+N v. K+Q, K v. anything
//
// The position must not be mate already: two bishops of one colour can stand in a double check that
// no legal move brings about.
#pragma once

#include "board/position.h"

namespace planilla {

bool too_little_to_mate(const Position& position, Color winner);

}  // namespace planilla
