// mixed-encodings: more than one character set in a file.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check mixed_encodings() {
  return {
      .rule = Rule::mixed_encodings,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "More than one character set in a file",
      .why = R"(One file holds games in several character sets: archives that were joined from
others do. Each game was converted from its own. A program that reads the file
as a whole gets some of the names wrong.

`planilla convert` writes all of them as UTF-8.)",
      .message = "this game is in {encoding}, unlike the rest of its file",
  };
}

}  // namespace planilla::checks
