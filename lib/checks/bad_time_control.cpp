// bad-time-control: timeControl that cannot be read.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_time_control() {
  return {.rule = Rule::bad_time_control, .group = Group::tags, .severity = Severity::warning, .title = "TimeControl that cannot be read"};
}

}  // namespace planilla::checks
