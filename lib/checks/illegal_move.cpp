// illegal-move: illegal move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check illegal_move() {
  return {.rule = Rule::illegal_move, .group = Group::moves, .severity = Severity::error, .title = "Illegal move"};
}

}  // namespace planilla::checks
