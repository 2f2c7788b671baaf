// missing-result: no result.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_result() {
  return {.rule = Rule::missing_result, .group = Group::structure, .severity = Severity::warning, .title = "No result"};
}

}  // namespace planilla::checks
