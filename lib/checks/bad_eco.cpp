// bad-eco: eCO that is no code.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_eco() {
  return {.rule = Rule::bad_eco, .group = Group::tags, .severity = Severity::warning, .title = "ECO that is no code"};
}

}  // namespace planilla::checks
