// win-on-time-without-mate: a flag fell, and the opponent could not have given mate.
#include "rules/win_on_time_without_mate.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/termination.h"
#include "checks/facts/unearned_win.h"

namespace planilla::checks {

namespace {

void look_for_win_on_time_without_mate(const Game& game, const GameFacts& facts, Findings& out) {
  if (ended(facts.value(KnownTag::termination)) != Ended::on_time) return;
  tell_unearned_win(rules::win_on_time_without_mate, game, facts, out);
}

}  // namespace

Check win_on_time_without_mate() {
  return {
      .rule = rules::win_on_time_without_mate,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Win on time by a player who could not give mate",
      .why = R"(The opponent's flag fell, but the winner could not have given mate by any series
of legal moves, the worst play of the opponent included. The Laws make such a
game a draw.

The result that both players signed stands nevertheless (Article 8.7); for an
archive, the result or the termination is wrong. Only what is proved is told.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/3q4/6K1 b - - 0 60"]
[Termination "time forfeit"]

60... Qe2 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/3q4/6K1 b - - 0 60"]
[Termination "time forfeit"]

60... Qe2 1/2-1/2)",
      .message =
          R"({side, select, white {White} other {Black}} could not have given mate by any series of legal moves: on time this is a draw, not {result})",
      .args = R"(
@unearned_win
)",
      .laws = {.y1997 = "6.9", .y2009 = "6.9", .y2018 = "6.9", .y2023 = "6.9"},
      .law =
          "A player who oversteps the time loses; but it is a draw if the opponent cannot mate by "
          "any series of legal moves.",
      .needs = KnownTag::termination,
      .look = look_for_win_on_time_without_mate,
  };
}

}  // namespace planilla::checks
