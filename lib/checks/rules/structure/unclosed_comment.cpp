// unclosed-comment: comment without its end.
#include "rules/unclosed_comment.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unclosed_comment() {
  return {
      .rule = rules::unclosed_comment,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Comment without its end",
      .why = R"(A comment opens with a brace and never closes. Everything behind it, moves and
result too, is inside the comment. It ends at the end of the game at the
latest, so that the next games are not swallowed, as they are by most
programs.

Write the closing brace where the comment ends.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 {the best move 1... e5 2. Nf3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 {the best move} 1... e5 2. Nf3 *)",
      .message =
          "comment without its closing brace"
          "{fix, select, end {: with one before «{before}» the game can be read on} stray {: "
          "without the opening one the game can be read on} other {: write it where the comment "
          "ends}}",
      .args = R"(
@mark?
@kept?
)",
      .decided_in =
          "lib/game/marks/lost_marks.cpp "
          "lib/game/replay/replay.cpp",
      .pgn = "5",
  };
}

}  // namespace planilla::checks
