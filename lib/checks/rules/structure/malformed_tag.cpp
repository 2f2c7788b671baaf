// malformed-tag: tag that is not a name and a quoted value.
#include "rules/malformed_tag.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check malformed_tag() {
  return {
      .rule = rules::malformed_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag that is not a name and a quoted value",
      .why = R"(Something in brackets at the start of a line begins like a tag and is not one:
no value, or text between the value and the bracket. What can be made out of
it is read; the rest is told.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Annotator "Tres, Luz" 1999]

1. e4 e5 *)",
      .good = R"pgn([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Annotator "Tres, Luz (1999)"]

1. e4 e5 *)pgn",
      .message = "«{written}» is not a tag name and a value in quotes",
      .args = R"(
tag?: text; the name of the tag
@kept?
)",
      .decided_in = "lib/game/layout/tags.cpp",
      .pgn = "8.1",
  };
}

}  // namespace planilla::checks
