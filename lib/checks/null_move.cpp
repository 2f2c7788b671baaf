// null-move: null move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check null_move() {
  return {
      .rule = Rule::null_move,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Null move",
      .message = "null move: the side to move passes, which is no move of chess",
  };
}

}  // namespace planilla::checks
