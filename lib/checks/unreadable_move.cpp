// unreadable-move: text that is no move in any way.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unreadable_move() {
  return {.rule = Rule::unreadable_move, .group = Group::moves, .severity = Severity::error, .title = "Text that is no move in any way"};
}

}  // namespace planilla::checks
