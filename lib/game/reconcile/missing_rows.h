// Rows that no sheet has: their numbers are passed over on all that go on so far.
//
//   mark_missing_rows(lines);      // "6. Te1 b5  8. c3 0-0" on both: two words are missing at 7
//
// A sheet on which a player wrote only his own moves (own_rows.h) says nothing of the other's.
//
// Of one sheet a number that is passed over may be a slip of counting; where the others pass over
// the same, the half-moves were played and not written. They become words that say so
// (SheetWord::missing), two a row, or one. A sheet that ends before the row says nothing: where all
// others do, one alone is read as it is by itself (game/repair/missing_stretch.h).
#pragma once

#include <vector>

#include "game/reconcile/sheet_line.h"

namespace planilla {

void mark_missing_rows(std::vector<SheetLine>& sheets);

}  // namespace planilla
