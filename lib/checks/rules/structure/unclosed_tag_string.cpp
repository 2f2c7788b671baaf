// unclosed-tag-string: tag value without its quote.
#include "rules/unclosed_tag_string.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unclosed_tag_string() {
  return {
      .rule = rules::unclosed_tag_string,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag value without its quote",
      .why = R"(The value of a tag has no closing quote: `[White "Uno, Ana]`. It ends at the
bracket, or at the end of the line.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana]
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
      .message = "value of tag {tag} without its closing quote",
      .args = R"(
tag?: text; the name of the tag
@kept?
)",
      .decided_in = "lib/game/layout/tags.cpp",
      .pgn = "8.1",
  };
}

}  // namespace planilla::checks
