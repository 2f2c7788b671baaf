// doubtful-encoding: character set in doubt.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check doubtful_encoding() {
  return {
      .rule = Rule::doubtful_encoding,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Character set in doubt",
      .message = "read as {encoding}, but {rival} fits nearly as well",
      .help = "name the character set with --encoding",
  };
}

}  // namespace planilla::checks
