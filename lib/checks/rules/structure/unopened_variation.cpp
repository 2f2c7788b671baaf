// unopened-variation: parenthesis closed that was not opened.
#include "rules/unopened_variation.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unopened_variation() {
  return {
      .rule = rules::unopened_variation,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Parenthesis closed that was not opened",
      .why = R"(A closing parenthesis without one that opens. The game is read as if it were
not there.)",
      .bad = R"(1. e4 e5 2. Nf3 ) Nc6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message =
          "this parenthesis closes nothing that was opened{count, plural, =0 {} one {} "
          "other { (# times)}}"
          "{fix, select, start {: with one opened before «{before}» the game can be read on} other "
          "{}}",
      .args = R"(
@places?
@mark?
@kept?
)",
      .decided_in =
          "lib/game/marks/lost_marks.cpp "
          "lib/game/replay/replay.cpp",
      .pgn = "8.2.5",
  };
}

}  // namespace planilla::checks
