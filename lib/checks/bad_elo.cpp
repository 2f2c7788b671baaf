// bad-elo: rating that is none.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_elo() {
  return {.rule = Rule::bad_elo, .group = Group::tags, .severity = Severity::warning, .title = "Rating that is none"};
}

}  // namespace planilla::checks
