// repaired-move: move repaired.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check repaired_move() {
  return {.rule = Rule::repaired_move, .group = Group::moves, .severity = Severity::warning, .title = "Move repaired"};
}

}  // namespace planilla::checks
