// result-mismatch: result tag and movetext disagree.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check result_mismatch() {
  return {.rule = Rule::result_mismatch, .group = Group::result, .severity = Severity::error, .title = "Result tag and movetext disagree"};
}

}  // namespace planilla::checks
