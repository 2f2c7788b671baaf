// Does a piece move so at all? Of moves that break a rule of play: they may have stood.
#pragma once

#include "board/position.h"

namespace planilla {

// Could the piece go there if no king could be attacked?
bool moves_so(const Position& position, Move move);

}  // namespace planilla
