// doubtful-encoding: character set in doubt.
#include "checks/engine/check.h"

namespace planilla::checks {

Check doubtful_encoding() {
  return {
      .rule = Rule::doubtful_encoding,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Character set in doubt",
      .why = R"(The bytes of the game are not UTF-8, and two character sets make sense of them
nearly as well as each other. The one named first was used. Letters beyond
ASCII, mostly in names, may be wrong.

Look at the names, and say which set it is with `--encoding`.)",
      .message = "read as {encoding}, but {rival} fits nearly as well",
      .help = "name the character set with --encoding",
  };
}

}  // namespace planilla::checks
