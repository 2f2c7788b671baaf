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
      .why = R"(The movetext does not end with a result. The PGN standard asks for one of `1-0`,
`0-1`, `1/2-1/2`, or `*` for a game that goes on or whose end is not known;
without it programs run on into the next game. Where the tag Result says one,
it is named and taken; mate or stalemate on the board and no result anywhere is
`result-from-board`.)",
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
      .message =
          "{by, select, tag {the moves end without the result that the tag Result says, {result}} "
          "other {the game has no result}}",
      .help =
          "write {by, select, tag {{result} behind the last move, if no moves are missing there} "
          "other {1-0, 0-1, 1/2-1/2 or *}}",
      .args = R"(
by: word tag nothing; what says the result all the same
result: word 1-0 0-1 1/2-1/2 *; the result of the tag; `*` too where nothing says one
)",
      .decided_in =
          "lib/game/model/result.cpp "
          "lib/game/replay/replay.cpp",
      .pgn = "8.2.6",
  };
}

}  // namespace planilla::checks
