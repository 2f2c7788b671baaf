// missing-roster-tag: tag of the roster missing.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_roster_tag() {
  return {.rule = Rule::missing_roster_tag, .group = Group::tags, .severity = Severity::note, .title = "Tag of the roster missing"};
}

}  // namespace planilla::checks
