// missing-round: a round is missing.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_round() {
  return {.rule = Rule::missing_round, .group = Group::archive, .severity = Severity::note, .title = "A round is missing"};
}

}  // namespace planilla::checks
