// fifty-moves: a draw could be claimed by the 50-move rule.
#include "rules/fifty_moves.h"
#include "checks/engine/check.h"
#include "checks/facts/main_line.h"

namespace planilla::checks {

namespace {

void look_for_fifty_moves(const Game& game, const GameFacts& facts, Findings& out) {
  tell_claimable(rules::fifty_moves, DrawKind::fifty_moves, game, facts, out);
}

}  // namespace

Check fifty_moves() {
  return {
      .rule = rules::fifty_moves,
      .group = Group::laws,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Fifty moves without a capture or a pawn's move",
      .why = R"(Each player has made fifty moves in a row without a capture and without moving
a pawn: from here on the player to move could claim a draw. Nothing happens by
itself; who does not claim plays on.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/8/KR6 w - - 98 80"]

80. Ka2 Kg8 81. Rb5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/8/KR6 w - - 90 80"]

80. Ka2 Kg8 81. Rb5 *)",
      .message =
          R"(fifty moves without a capture or a pawn''s move: {side, select, white {White} other {Black}} can claim a draw)",
      .args = R"(
@claimable
)",
      .laws = {.y1997 = "9.3", .y2009 = "9.3", .y2018 = "9.3", .y2023 = "9.3"},
      .law =
          "The player to move can claim a draw when each player has made fifty moves without a "
          "pawn's move or a capture.",
      .look = look_for_fifty_moves,
  };
}

}  // namespace planilla::checks
