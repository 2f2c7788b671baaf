// stray-text: text that is no move.
#include "rules/stray_text.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check stray_text() {
  return {
      .rule = rules::stray_text,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Text that is no move",
      .why = R"(Something that is neither a move, nor a number, nor a comment: a bracket or a
brace that closes nothing, a sign. It is kept as a comment.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 } e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message =
          "«{written}» is neither a move nor a comment{count, plural, =0 {} one {} other "
          "{ (# times)}}"
          "{fix, select, start {: with a brace opened before «{before}» the game can be read on} "
          "other {}}",
      .help =
          "take it away: a game of which something is not read counts as broken; the words of a "
          "comment stand between two braces",
      .args = R"(
@places?
@mark?
@kept?
)",
      .decided_in =
          "lib/game/marks/lost_marks.cpp "
          "lib/game/markup/tag_block.cpp "
          "lib/game/replay/replay.cpp "
          "lib/game/replay/replay_strays.cpp",
  };
}

}  // namespace planilla::checks
