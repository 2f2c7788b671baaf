// missing-move-number: missing move number.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_move_number() {
  return {.rule = Rule::missing_move_number, .group = Group::structure, .severity = Severity::note, .title = "Missing move number"};
}

}  // namespace planilla::checks
