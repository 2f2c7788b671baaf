// unknown-title: title that FIDE does not give.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unknown_title() {
  return {.rule = Rule::unknown_title, .group = Group::tags, .severity = Severity::warning, .title = "Title that FIDE does not give"};
}

}  // namespace planilla::checks
