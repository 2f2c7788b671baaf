// two-readings: two readings of the game survive.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check two_readings() {
  return {.rule = Rule::two_readings, .group = Group::laws, .severity = Severity::error, .title = "Two readings of the game survive"};
}

}  // namespace planilla::checks
