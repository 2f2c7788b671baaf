// Runs the selected checks over one game.
//
//   run_checks(game, selection, findings);   // game.findings that are selected, and what the checks add
//
// The result is sorted by place in the text, then by rule. One cause, one finding: the table in
// docs/rules/precedence.md says which rule speaks where one implies another; it is applied here.
#pragma once

#include "checks/catalogue/check.h"
#include "checks/catalogue/selection.h"

namespace planilla {

void run_checks(const Game& game, const Selection& selection, Findings& out);

}  // namespace planilla
