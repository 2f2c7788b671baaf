// doubtful-encoding: character set in doubt.
#include "rules/doubtful_encoding.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check doubtful_encoding() {
  return {
      .rule = rules::doubtful_encoding,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Character set in doubt",
      .why = R"(The bytes of the game are not UTF-8, and two character sets make sense of them
nearly as well as each other. The one named first was used. Letters beyond
ASCII, mostly in names, may be wrong. It is an error where no set that is known
makes words of the bytes: then they are wrong.

Look at the names, and say which set it is with `--encoding`.)",
      .message = "read as {encoding}, but {rival} fits nearly as well",
      .help = "name the character set with --encoding",
      .args = R"(
encoding: text; the character set that was taken
rival: text; the one that fits nearly as well
)",
      .decided_in = "lib/game/carried/text_findings.cpp",
  };
}

}  // namespace planilla::checks
