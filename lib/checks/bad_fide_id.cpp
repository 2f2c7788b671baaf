// bad-fide-id: fIDE id that is no number.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_fide_id() {
  return {.rule = Rule::bad_fide_id, .group = Group::tags, .severity = Severity::warning, .title = "FIDE id that is no number"};
}

}  // namespace planilla::checks
