// king-captured: king captured.
#include "rules/king_captured.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check king_captured() {
  return {
      .rule = rules::king_captured,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "King captured",
      .why = R"(The move takes the king. No such move exists: the check was overlooked, and
the illegal move is the one before. In blitz games it happens, and ends the
game there.)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» captures the king}}",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
@refusal?
@repair?
@evidence?
@kept?
)",
      .decided_in = "lib/game/replay/bad_move.cpp",
      .laws = {.y1997 = "", .y2009 = "1.2", .y2018 = "1.4.1", .y2023 = "1.4.1"},
      .law =
          "The aim is to put the opponent's king under attack so that he has no legal move; the "
          "king itself is never captured.",
  };
}

}  // namespace planilla::checks
