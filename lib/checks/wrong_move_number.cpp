// wrong-move-number: wrong move number.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check wrong_move_number() {
  return {.rule = Rule::wrong_move_number, .group = Group::structure, .severity = Severity::warning, .title = "Wrong move number"};
}

}  // namespace planilla::checks
