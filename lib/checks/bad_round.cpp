// bad-round: round in an odd form.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_round() {
  return {.rule = Rule::bad_round, .group = Group::tags, .severity = Severity::note, .title = "Round in an odd form"};
}

}  // namespace planilla::checks
