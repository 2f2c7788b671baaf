// wrong-side-to-move: move of the side that is not to move.
#include "rules/wrong_side_to_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check wrong_side_to_move() {
  return {
      .rule = rules::wrong_side_to_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move of the side that is not to move",
      .why = R"(The move is not legal for the side to move, and would be for the other: a move
was left out, or noted in the wrong column.)",
      .bad = R"(1. e4 e5 2. Nf3 d4 *)",
      .good = R"(1. e4 e5 2. Nf3 d6 *)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» is a move of the side that is not to move}}",
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
      .laws = {.y1997 = "1.1", .y2009 = "1.1", .y2018 = "1.2", .y2023 = "1.2"},
      .law = "White moves first, then the players move in turn.",
  };
}

}  // namespace planilla::checks
