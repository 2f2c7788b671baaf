// sheets-name-differently: a tag, or the result, is not the same on all sheets.
#include "rules/sheets_name_differently.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check sheets_name_differently() {
  return {
      .rule = rules::sheets_name_differently,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "The sheets differ in a tag or the result",
      .why = R"(`planilla reconcile` compares two scoresheets of one game, or more. They say
different things of the players, the date, the round; the first sheet was
followed. Where the results differ it is an error: both players sign the sheets,
and the result is what both signed.)",
      .message = R"({tag}: «{value}» here, «{other}» in {other_file}; the latter was written)",
      .args = R"(
@tag
other: text; what the other sheet says
other_file: text; the file of the other sheet
)",
      .decided_in = "cli/reconcile/reconciled.cpp",
      .laws = {.y1997 = "", .y2009 = "8.7", .y2018 = "8.7", .y2023 = "8.7"},
      .law =
          "Both players sign the sheets with the result; it stands, even if wrong, unless the "
          "arbiter decides otherwise.",
  };
}

}  // namespace planilla::checks
