// move-after-game-end: move after mate or stalemate.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check move_after_game_end() {
  return {
      .rule = Rule::move_after_game_end,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move after mate or stalemate",
      .message = "{kept, select, true {kept unread by an earlier conversion: «{written}»} other "
          "{«{written}» comes after mate or stalemate, when the game was over}}",
      .laws = {.y1997 = "5.1(a)", .y2009 = "5.1.a", .y2018 = "5.1.1", .y2023 = "5.1.1"},
  };
}

}  // namespace planilla::checks
