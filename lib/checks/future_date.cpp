// future-date: date in the future.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check future_date() {
  return {.rule = Rule::future_date, .group = Group::tags, .severity = Severity::warning, .title = "Date in the future"};
}

}  // namespace planilla::checks
