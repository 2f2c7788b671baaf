// play-after-seventy-five-moves: a game that the 75-move rule had ended went on.
#include "rules/play_after_seventy_five_moves.h"
#include "checks/engine/check.h"
#include "checks/facts/main_line.h"

namespace planilla::checks {

namespace {

void look_for_play_after_seventy_five_moves(const Game& game, const GameFacts& facts,
                                            Findings& out) {
  tell_passed_over(rules::play_after_seventy_five_moves, DrawKind::seventy_five_moves, game, facts,
                   out);
}

}  // namespace

Check play_after_seventy_five_moves() {
  return {
      .rule = rules::play_after_seventy_five_moves,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "Play after 75 moves without a capture or a pawn's move",
      .why = R"(Each player has made 75 moves in a row without a capture and without moving a
pawn. From the edition of 2018 on that ends the game in a draw by itself, unless
the last move gave mate: what was played afterwards does not count. With a result
that is no draw this is an error.

Older editions know no such rule: under `--laws auto` the date of the game
decides.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/8/KR6 w - - 148 80"]

80. Ka2 Kg8 81. Rb5 1/2-1/2)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/8/KR6 w - - 148 80"]

80. Ka2 Kg8 1/2-1/2)",
      .message =
          R"({after, select, 0 {75 moves without a capture or a pawn''s move ended the game in a draw here, and the result is {result}} other {75 moves without a capture or a pawn''s move ended the game in a draw here, and play went on (half-moves: {after})}})",
      .args = R"(
@passed_over
)",
      .laws = {.y1997 = "", .y2009 = "", .y2018 = "9.6.2", .y2023 = "9.6.2"},
      .law =
          "The game is drawn, without a claim, after seventy-five moves of each player without a "
          "pawn's move or a capture; mate with the last of them takes precedence.",
      .needs = Fact::automatic_draws,
      .look = look_for_play_after_seventy_five_moves,
  };
}

}  // namespace planilla::checks
