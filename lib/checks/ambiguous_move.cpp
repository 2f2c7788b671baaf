// ambiguous-move: move that can be read in several ways.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check ambiguous_move() {
  return {
      .rule = Rule::ambiguous_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move that can be read in several ways",
      .message = "{kept, select, true {kept unread by an earlier conversion: «{written}»} other "
          "{«{written}» can be {candidates}}}",
      .help = "with {suggestion} the rest of the game is legal",
      .laws = {.y1997 = "8.1", .y2009 = "C.10", .y2018 = "C.10", .y2023 = "C.10"},
  };
}

}  // namespace planilla::checks
