// bad-board: board that is no number.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_board() {
  return {.rule = Rule::bad_board, .group = Group::tags, .severity = Severity::note, .title = "Board that is no number"};
}

}  // namespace planilla::checks
