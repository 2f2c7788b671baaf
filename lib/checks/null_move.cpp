// null-move: null move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check null_move() {
  return {.rule = Rule::null_move, .group = Group::structure, .severity = Severity::warning, .title = "Null move"};
}

}  // namespace planilla::checks
