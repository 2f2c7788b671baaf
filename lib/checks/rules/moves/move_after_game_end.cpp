// move-after-game-end: move after mate or stalemate.
#include "rules/move_after_game_end.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check move_after_game_end() {
  return {
      .rule = rules::move_after_game_end,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move after mate or stalemate",
      .why = R"(A move after mate or stalemate. The game was over: either a move before is
wrong, or the text goes on with another game.)",
      .bad = R"(1. f3 e5 2. g4 Qh4# 3. a3 0-1)",
      .good = R"(1. f3 e5 2. g4 Qh4# 0-1)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» comes after mate or stalemate, when the game was over}}",
      .args = R"(
@refusal?
@repair?
@evidence?
@kept?
)",
      .decided_in = "lib/game/replay/bad_move.cpp",
      .laws = {.y1997 = "5.1(a)", .y2009 = "5.1.a", .y2018 = "5.1.1", .y2023 = "5.1.1"},
      .law = "Checkmate ends the game at once, if the mating move was legal.",
  };
}

}  // namespace planilla::checks
