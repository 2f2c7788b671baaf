// wrong-side-to-move: move of the side that is not to move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check wrong_side_to_move() {
  return {.rule = Rule::wrong_side_to_move, .group = Group::moves, .severity = Severity::error, .title = "Move of the side that is not to move"};
}

}  // namespace planilla::checks
