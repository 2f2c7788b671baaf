// misplaced-tag: tag after the first move.
#include "rules/misplaced_tag.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check misplaced_tag() {
  return {
      .rule = rules::misplaced_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag after the first move",
      .why = R"(A tag stands behind the first move. The PGN standard has all tags before the
moves; programs ignore the others, or begin a new game with it. It is read as
a tag of this game.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5
[Annotator "Tres, Luz"]
2. Nf3 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Annotator "Tres, Luz"]

1. e4 e5 2. Nf3 *)",
      .message = "«{written}» stands behind the first move; tags come before the moves",
      .args = R"(
@kept?
)",
      .decided_in = "lib/game/replay/replay.cpp",
      .pgn = "8.1",
  };
}

}  // namespace planilla::checks
