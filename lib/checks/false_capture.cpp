// false-capture: capture mark without capture.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check false_capture() {
  return {.rule = Rule::false_capture, .group = Group::moves, .severity = Severity::warning, .title = "Capture mark without capture"};
}

}  // namespace planilla::checks
