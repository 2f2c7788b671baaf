// Signs beside the moves of a text that stand for no half-move.
//
//   settle_signs(text, parts);
//
// `e5=`: a move, and a judgement. `4. Nf3 - d6`: a dash that parts the moves of both players.
#pragma once

#include <string_view>

#include "game/cells/parts.h"

namespace planilla {

void settle_signs(std::string_view text, Parts& parts);

}  // namespace planilla
