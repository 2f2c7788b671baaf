// duplicate-tag: tag given twice.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check duplicate_tag() {
  return {.rule = Rule::duplicate_tag, .group = Group::tags, .severity = Severity::warning, .title = "Tag given twice"};
}

}  // namespace planilla::checks
