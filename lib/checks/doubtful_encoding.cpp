// doubtful-encoding: character set in doubt.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check doubtful_encoding() {
  return {.rule = Rule::doubtful_encoding, .group = Group::encoding, .severity = Severity::warning, .title = "Character set in doubt"};
}

}  // namespace planilla::checks
