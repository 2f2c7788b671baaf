// unread-text: text left unread by an earlier conversion.
#include "rules/unread_text.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unread_text() {
  return {
      .rule = rules::unread_text,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Text left unread by an earlier conversion",
      .why = R"(An earlier conversion could not read this text and kept it in a line `;
planilla unread: ...`. It is told again each time, so that converting never
launders an error.

Mend the moves in such a line, and take the beginning of the line away.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4
; planilla unread: [unread-text] e5 Nf9
*)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 *)",
      .message = "kept unread by an earlier conversion: «{written}»",
      .args = R"(
@kept
)",
      .decided_in = "lib/game/replay/replay.cpp",
  };
}

}  // namespace planilla::checks
