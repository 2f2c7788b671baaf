// false-check: check mark without check.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check false_check() {
  return {.rule = Rule::false_check, .group = Group::moves, .severity = Severity::warning, .title = "Check mark without check"};
}

}  // namespace planilla::checks
