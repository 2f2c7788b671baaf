// The page of planilla reconcile -f html: the sheets side by side, a row for each half-move, with
// the findings where they belong and what each version of a move leads to.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "checks/engine/selection.h"
#include "game/reconcile/agreement.h"
#include "reconcile/read_sheets.h"
#include "write/findings/messages.h"
#include "write/findings/report_format.h"
#include "write/pages/side_by_side.h"

namespace planilla {

struct SidesPage {
  const std::vector<std::unique_ptr<ReadSheet>>& sheets;
  const Agreement& game;
  const std::vector<Findings>& findings;  // of each sheet
  const Selection& selection;
};

// What the page shows, without its summary.
SideBySide side_by_side(const SidesPage& page, Messages& messages);

std::string sides_page(const SidesPage& page, const Summary& summary, const Data& data,
                       Messages& messages);

}  // namespace planilla
