// bad-result: Result that is none.
#include "rules/bad_result.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check bad_result() {
  return {
      .rule = rules::bad_result,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Result that is none",
      .why = R"(The tag Result is `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that goes on or
whose end is not known. What stands here is none of them, nor another spelling
of one: the result is taken from the end of the moves, if it stands there.
`planilla convert` writes that one, and keeps what stood here as a comment.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "adjourned?"]

1. e4 e5 2. Nf3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 *)",
      .message = "«{value}» is no result",
      .help = "write 1-0, 0-1, 1/2-1/2 or *",
      .args = R"(
@tag
)",
      .decided_in = "lib/game/model/result.cpp",
      .pgn = "8.1.1.7",
  };
}

}  // namespace planilla::checks
