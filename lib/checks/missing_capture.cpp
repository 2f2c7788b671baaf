// missing-capture: capture without its mark.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_capture() {
  return {.rule = Rule::missing_capture, .group = Group::moves, .severity = Severity::note, .title = "Capture without its mark"};
}

}  // namespace planilla::checks
