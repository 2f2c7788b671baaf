// repaired-move: move repaired.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check repaired_move() {
  return {
      .rule = Rule::repaired_move,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Move repaired",
      .message = "«{written}» was read as {suggestion}, under which the rest of the game is "
          "legal",
  };
}

}  // namespace planilla::checks
