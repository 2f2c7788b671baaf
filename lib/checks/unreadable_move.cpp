// unreadable-move: text that is no move in any way.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unreadable_move() {
  return {
      .rule = Rule::unreadable_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Text that is no move in any way",
      .message = "{kept, select, true {kept unread by an earlier conversion: «{written}»} other "
          "{«{written}» cannot be read as a move}}",
      .help = "with {suggestion} the rest of the game is legal",
      .laws = {.y1997 = "8.1", .y2009 = "8.1", .y2018 = "8.1.1", .y2023 = "8.1.1"},
  };
}

}  // namespace planilla::checks
