// result-mismatch: result tag and movetext disagree.
#include "rules/result_mismatch.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check result_mismatch() {
  return {
      .rule = rules::result_mismatch,
      .group = Group::result,
      .severity = Severity::error,
      .title = "Result tag and movetext disagree",
      .why = R"(The tag Result and the end of the movetext say different things. Statistics go
by one, readers by the other.

planilla keeps the tag, writes the movetext to match, and keeps the other one
as a comment. What both players signed stands (Article 8.7).)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 1-0)",
      .message = "the tag says {tag}, the movetext ends with {terminator}",
      .args = R"(
tag: text; the result in the tag
terminator: text; the result behind the moves, as it is written
)",
      .decided_in = "lib/game/model/result.cpp",
      .laws = {.y1997 = "", .y2009 = "8.7", .y2018 = "8.7", .y2023 = "8.7"},
      .law =
          "Both players sign the sheets with the result; it stands, even if wrong, unless the "
          "arbiter decides otherwise.",
      .pgn = "8.2.6",
  };
}

}  // namespace planilla::checks
