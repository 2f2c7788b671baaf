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
variation. It is kept as a comment.

A variation that names the number of the move before, and begins with a move that is
illegal there, is a warning: the analysis is lost to other programs.)",
      .bad = R"(1. e4 (a good move) e5 *)",
      .good = R"(1. e4 {a good move} e5 *)",
      .message =
          "{kind, select, words {words that are no moves end a variation} illegal {a variation "
          "that begins with an illegal move, «{written}»} other {parentheses that hold no "
          "variation}}; kept as a comment",
      .args = R"(
kind?: word words illegal; `words`: they are no moves at all; `illegal`: the first move is illegal
@kept?
)",
      .decided_in = "lib/game/replay/replay_sidelines.cpp",
      .pgn = "8.2.5",
  };
}

}  // namespace planilla::checks
