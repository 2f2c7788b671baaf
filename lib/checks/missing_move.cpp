// missing-move: move played and not written.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_move() {
  return {
      .rule = Rule::missing_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move played and not written",
      .message = "a move was played here and not written",
      .help = "with {suggestion} in its place the rest of the game is legal",
  };
}

}  // namespace planilla::checks
