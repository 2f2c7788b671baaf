// sheet-doubles-move: a word of one sheet that is no move of the game.
#include "rules/sheet_doubles_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check sheet_doubles_move() {
  return {
      .rule = rules::sheet_doubles_move,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "A half-move too many on one sheet",
      .why = R"(`planilla reconcile` compares two scoresheets of one game, or more. Here one has
a move twice, or a word that is no move of the game on which the sheets agree; it
was passed over.)",
      .message = "«{written}» is one half-move too many on this sheet",
      .args = R"(
@departure
)",
      .decided_in = "cli/reconcile/told_departures.cpp",
      .laws = {.y1997 = "8.1", .y2009 = "8.1", .y2018 = "8.1.1", .y2023 = "8.1.1"},
      .law = "Each player records his own moves and those of the opponent, move after move.",
  };
}

}  // namespace planilla::checks
