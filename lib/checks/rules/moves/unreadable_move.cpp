// unreadable-move: text that is no move in any way.
#include "rules/unreadable_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unreadable_move() {
  return {
      .rule = rules::unreadable_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Text that is no move in any way",
      .why = R"(The text stands where a move should stand, and is no move in any notation and
language that was tried. It is kept as it stood, with what follows.

Where exactly one move makes the rest of the game legal, it is suggested. If
the whole game cannot be read, name its language with `--language` or its
notation with `--notation`.)",
      .bad = R"(1. e4 e5 2. Nf9 *)",
      .good = R"(1. e4 e5 2. Nf3 *)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» cannot be read as a move}}",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
@repair?
@evidence?
@kept?
)",
      .decided_in =
          "lib/game/layout/noise.cpp "
          "lib/game/replay/replay_edits.cpp "
          "lib/game/replay/replay_moves.cpp",
      .laws = {.y1997 = "8.1", .y2009 = "8.1", .y2018 = "8.1.1", .y2023 = "8.1.1"},
      .law = "Moves are recorded as clearly and legibly as possible.",
  };
}

}  // namespace planilla::checks
