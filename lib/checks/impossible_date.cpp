// impossible-date: date that does not exist.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check impossible_date() {
  return {.rule = Rule::impossible_date, .group = Group::tags, .severity = Severity::warning, .title = "Date that does not exist"};
}

}  // namespace planilla::checks
