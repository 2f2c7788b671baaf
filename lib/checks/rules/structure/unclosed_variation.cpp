// unclosed-variation: variation without its end.
#include "rules/unclosed_variation.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unclosed_variation() {
  return {
      .rule = rules::unclosed_variation,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Variation without its end",
      .why = R"(A variation opens with a parenthesis and never closes, so that the rest of the
game would be part of it. What stands in it is kept.

Write the closing parenthesis where the variation ends.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 (1... c5 2. Nf3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 (1... c5 2. Nf3) *)",
      .message =
          "variation without its closing parenthesis"
          "{fix, select, end {: with one before «{before}» the game can be read on} stray {: "
          "without the opening one the game can be read on} other {: write it where the variation "
          "ends}}",
      .args = R"(
@mark?
@kept?
)",
      .decided_in =
          "lib/game/marks/lost_marks.cpp "
          "lib/game/replay/replay.cpp "
          "lib/game/replay/replay_strays.cpp",
      .pgn = "8.2.5",
  };
}

}  // namespace planilla::checks
