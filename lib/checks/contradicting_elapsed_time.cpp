// contradicting-elapsed-time: elapsed time against the clock.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check contradicting_elapsed_time() {
  return {.rule = Rule::contradicting_elapsed_time, .group = Group::clock, .severity = Severity::warning, .title = "Elapsed time against the clock"};
}

}  // namespace planilla::checks
