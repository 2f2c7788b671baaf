// Sheets on which a player wrote only his own moves, one in each row:
//
//   1. e4          1. e5
//   2. Cf3         2. Cc6
//
//   mark_own_rows(sheets, start);      // the words of the second are Black's
//
// The same without numbers, a word in each line, where the second is no answer to the first.
//
// Only Black's are marked: a word alone behind a number is White's otherwise.
#pragma once

#include <vector>

#include "game/reconcile/sheet_line.h"

namespace planilla {

void mark_own_rows(std::vector<SheetLine>& sheets, const Position& start);

}  // namespace planilla
