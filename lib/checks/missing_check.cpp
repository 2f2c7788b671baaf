// missing-check: check without its mark.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_check() {
  return {.rule = Rule::missing_check, .group = Group::moves, .severity = Severity::note, .title = "Check without its mark"};
}

}  // namespace planilla::checks
