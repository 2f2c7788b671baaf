// converted-encoding: text converted to UTF-8.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check converted_encoding() {
  return {
      .rule = Rule::converted_encoding,
      .group = Group::encoding,
      .severity = Severity::note,
      .title = "Text converted to UTF-8",
      .why = R"(The bytes of the game are not UTF-8; the text was converted from the character
set that fits it best. Nothing is wrong with the game: the note is there
because a name that was read in the wrong set would look odd.

Say which one it is with `--encoding` if the guess is wrong. `planilla
convert` writes UTF-8.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "M\xe1laga, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Málaga, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 *)",
      .message = "converted from {encoding} to UTF-8",
  };
}

}  // namespace planilla::checks
