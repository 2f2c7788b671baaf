// termination-mismatch: termination that contradicts the result.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check termination_mismatch() {
  return {.rule = Rule::termination_mismatch, .group = Group::result, .severity = Severity::warning, .title = "Termination that contradicts the result"};
}

}  // namespace planilla::checks
