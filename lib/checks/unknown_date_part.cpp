// unknown-date-part: part of a date unknown.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unknown_date_part() {
  return {.rule = Rule::unknown_date_part, .group = Group::tags, .severity = Severity::note, .title = "Part of a date unknown"};
}

}  // namespace planilla::checks
