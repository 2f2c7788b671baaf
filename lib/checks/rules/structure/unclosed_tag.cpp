// unclosed-tag: tag without its bracket.
#include "rules/unclosed_tag.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unclosed_tag() {
  return {
      .rule = rules::unclosed_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag without its bracket",
      .why = R"(A tag pair without its closing bracket: `[White "Uno, Ana"`. It ends at the
end of its line. The value is read.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "tag {tag} without its closing bracket",
      .args = R"(
tag?: text; the name of the tag
@kept?
)",
      .decided_in = "lib/game/layout/tags.cpp",
      .pgn = "8.1",
  };
}

}  // namespace planilla::checks
