// remark-in-parentheses: parentheses that hold no variation.
#include "rules/remark_in_parentheses.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check remark_in_parentheses() {
  return {
      .rule = rules::remark_in_parentheses,
      .group = Group::structure,
      .severity = Severity::note,
      .title = "Parentheses that hold no variation",
      .why = R"(Parentheses that hold no variation: the first move in them is not legal in
place of the move before, or there is none. Clock times, remarks and
evaluations are written so. Or words that are no moves stand behind those of a
variation. It is kept as a comment.)",
      .bad = R"(1. e4 (a good move) e5 *)",
      .good = R"(1. e4 {a good move} e5 *)",
      .message =
          "{kind, select, words {words that are no moves end a variation} other {parentheses "
          "that hold no variation}}; kept as a comment",
      .args = R"(
kind?: word words; `words`: they are no moves at all
@kept?
)",
      .decided_in =
          "lib/game/replay/replay.cpp "
          "lib/game/replay/replay_sidelines.cpp",
      .pgn = "8.2.5",
  };
}

}  // namespace planilla::checks
