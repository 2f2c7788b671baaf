// missing-result: no result.
#include "rules/missing_result.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check missing_result() {
  return {
      .rule = rules::missing_result,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "No result",
      .why = R"(The movetext does not end with a result, and there is no tag Result that says
one. The PGN standard asks for one of `1-0`, `0-1`, `1/2-1/2`, or `*` for a
game that goes on or whose end is not known; without it programs run on into
the next game.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]

1. e4 e5 2. Nf3)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 *)",
      .message = "the game has no result",
      .help = "write 1-0, 0-1, 1/2-1/2 or *",
      .decided_in = "lib/game/replay/replay.cpp",
      .pgn = "8.2.6",
  };
}

}  // namespace planilla::checks
