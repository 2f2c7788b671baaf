// text-between-games: text between games.
#include "rules/text_between_games.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check text_between_games() {
  return {
      .rule = rules::text_between_games,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Text between games",
      .why = R"(Text between two games, or after a result, that is not inside a comment.
Titles of collections stand so, and so do moves that a result in the wrong
place has cut off: have a look. It is kept as a comment.
Several such texts behind one result are told once, at the first.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *

That was a short one.)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 {That was a short one.} *)",
      .message =
          "text that belongs to no game: «{written}»{count, plural, =0 {} one {} "
          "other { (# places)}}",
      .args = R"(
@places
)",
      .decided_in =
          "lib/game/replay/replay.cpp "
          "lib/game/replay/replay_strays.cpp",
  };
}

}  // namespace planilla::checks
