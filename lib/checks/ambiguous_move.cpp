// ambiguous-move: move that can be read in several ways.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check ambiguous_move() {
  return {.rule = Rule::ambiguous_move, .group = Group::moves, .severity = Severity::error, .title = "Move that can be read in several ways"};
}

}  // namespace planilla::checks
