// result-from-board: result taken from the board.
#include "rules/result_from_board.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check result_from_board() {
  return {
      .rule = rules::result_from_board,
      .group = Group::result,
      .severity = Severity::note,
      .title = "Result taken from the board",
      .why = R"(Neither a tag nor the movetext says how the game ended, and the position on
the board does: mate or stalemate. The result is written.)",
      .bad = R"(1. f3 e5 2. g4 Qh4#)",
      .good = R"(1. f3 e5 2. g4 Qh4# 0-1)",
      .message = "no result is written; {result} is taken from the position on the board",
      .args = R"(
result: word 1-0 0-1 1/2-1/2 *; the result that the board gives
)",
      .decided_in = "lib/game/model/result.cpp",
  };
}

}  // namespace planilla::checks
