// Rows that stand in each other's place on one sheet, with their numbers:
//
//   8. c3 0-0        9. h3 Ca5
//   9. h3 Ca5        8. c3 0-0
//
//   put_rows_in_order(lines);      // the words of the second are those of the first
//
// Of one sheet nobody can tell whether its order or its numbers are right; another sheet that has
// both rows in the order of their numbers, and the same words in them, can.
#pragma once

#include <vector>

#include "game/reconcile/sheet_line.h"

namespace planilla {

void put_rows_in_order(std::vector<SheetLine>& sheets);

}  // namespace planilla
