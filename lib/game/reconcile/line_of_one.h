// The game that one sheet proves by itself to its end, where the sheets together are read no
// further than a half-move that nothing proves.
//
//   if (take_line_of_one(sheets, start, game)) ...     // game is that line, to its end
//
// Each other sheet is read as the same line by itself; or it cannot be read to its end, and says
// the same but for pairs of words in each other's place.
#pragma once

#include <vector>

#include "board/position.h"
#include "game/reconcile/agreement.h"

namespace planilla {

bool take_line_of_one(const std::vector<SheetLine>& sheets, const Position& start, Agreement& game);

}  // namespace planilla
