// null-move: null move.
#include "rules/null_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check null_move() {
  return {
      .rule = rules::null_move,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Null move",
      .why = R"(The side to move passes: `--`, `Z0`, `0000`. Annotators write so to show a
threat, in variations; it is no move of chess, and many programs refuse it:
there it is a note, told once a file. In the main line something is wrong with
the game: there `--` is a half-move that was played and not written
(`missing-move`), unless the comment behind it says that it is a null move, the
game begins with a position of its own, or its variations hold null moves too.)",
      .bad = R"(1. e4 e5 2. Z0 Nc6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message = "null move: the side to move passes, which is no move of chess",
      .args = R"(
@kept?
)",
      .decided_in = "lib/game/replay/replay_moves.cpp",
  };
}

}  // namespace planilla::checks
