// sheet-lacks-move: a half-move that another sheet has is missing.
#include "rules/sheet_lacks_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check sheet_lacks_move() {
  return {
      .rule = rules::sheet_lacks_move,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "A half-move is missing on one sheet",
      .why = R"(`planilla reconcile` compares two scoresheets of one game, or more. A half-move
that the game needs, and as a rule another sheet has, is not on this one.

Where a sheet ends before the game does, that is told once; so it is where a
player wrote only his own moves.)",
      .message = R"({kind, select,
  ended {the sheet ends before {suggestion}: what follows is from {other_file}}
  own {the sheet has the moves of one player alone: those of the other are from {other_file}}
  other {{suggestion} is missing here{other, select, none {} other {: {other_file} has it as «{other}»}}}})",
      .args = R"(
@departure
)",
      .decided_in = "cli/reconcile/told_departures.cpp",
      .laws = {.y1997 = "8.1", .y2009 = "8.1", .y2018 = "8.1.1", .y2023 = "8.1.1"},
      .law = "Each player records his own moves and those of the opponent, move after move.",
  };
}

}  // namespace planilla::checks
