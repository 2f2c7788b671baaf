// threefold-repetition: a draw could be claimed by repetition.
#include "rules/threefold_repetition.h"
#include "checks/engine/check.h"
#include "checks/facts/main_line.h"

namespace planilla::checks {

namespace {

void look_for_threefold_repetition(const Game& game, const GameFacts& facts, Findings& out) {
  tell_claimable(rules::threefold_repetition, DrawKind::threefold, game, facts, out);
}

}  // namespace

Check threefold_repetition() {
  return {
      .rule = rules::threefold_repetition,
      .group = Group::laws,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Threefold repetition",
      .why = R"(The same position, with the same player to move and the same possible moves,
stands on the board for the third time: from here on the player to move could
claim a draw. Nothing happens by itself; who does not claim plays on.

Positions are compared as the Laws do: castling rights count, and en passant
counts only where the capture is legal.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Nf3 Nc6 5. Ng1 Nb8
6. Bc4 Bc5 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Bc4 Bc5 *)",
      .message =
          R"(the position stands for the third time: {side, select, white {White} other {Black}} can claim a draw)",
      .args = R"(
@claimable
)",
      .laws = {.y1997 = "9.2", .y2009 = "9.2", .y2018 = "9.2.1", .y2023 = "9.2"},
      .law =
          "The player to move can claim a draw when a position stands, or will stand after his "
          "move, for the third time.",
      .look = look_for_threefold_repetition,
  };
}

}  // namespace planilla::checks
