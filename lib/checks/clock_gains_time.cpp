// clock-gains-time: clock that gains more than the increment.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check clock_gains_time() {
  return {.rule = Rule::clock_gains_time, .group = Group::clock, .severity = Severity::warning, .title = "Clock that gains more than the increment"};
}

}  // namespace planilla::checks
