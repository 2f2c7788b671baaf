// In which letters each of several sheets is written, as the others tell.
//
//   find_letters_together(sheets, notations);
//
// A sheet that holds one player's moves only, or gaps, cannot be replayed by itself, so that its
// own letters are a guess. Where the sheets fit together badly, each is read in the letters of
// other languages as well, and keeps those under which they fit best, by a clear margin.
#pragma once

#include <memory>
#include <vector>

#include "game/reconcile/agreement.h"
#include "notation/read/notations.h"
#include "reconcile/read_sheets.h"

namespace planilla {

void find_letters_together(std::vector<std::unique_ptr<ReadSheet>>& sheets,
                           const Notations& notations, const Pause& pause);

}  // namespace planilla
