// stray-quote-in-tag: bare quote inside a tag value.
#include "rules/stray_quote_in_tag.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check stray_quote_in_tag() {
  return {
      .rule = rules::stray_quote_in_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Bare quote inside a tag value",
      .why = R"(A quote inside the value of a tag without a backslash before it. Many programs
end the value there, and lose the rest of the file. It is read as part of the
value.

Write it as `\"`; `planilla convert` does.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "O"Neil, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "O\"Neil, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "bare quote inside the value of tag {tag}",
      .help = R"(write it as \")",
      .args = R"(
tag: text; the name of the tag
)",
      .decided_in = "lib/game/layout/tags.cpp",
      .pgn = "7",
  };
}

}  // namespace planilla::checks
