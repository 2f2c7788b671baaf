// win-by-resignation-without-mate: a resignation to a player who could not have given mate.
#include "rules/win_by_resignation_without_mate.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/termination.h"
#include "checks/facts/unearned_win.h"

namespace planilla::checks {

namespace {

void look_for_win_by_resignation_without_mate(const Game& game, const GameFacts& facts,
                                              Findings& out) {
  if (!resignation_may_draw(facts.edition)) return;
  const Ended how = ended(facts.value(KnownTag::termination));
  if (how != Ended::unsaid && how != Ended::by_resignation) return;
  if (game.final.is_checkmate()) return;
  tell_unearned_win(rules::win_by_resignation_without_mate, game, facts, out);
}

}  // namespace

Check win_by_resignation_without_mate() {
  return {
      .rule = rules::win_by_resignation_without_mate,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "Win by resignation of a player who could not give mate",
      .why = R"(The opponent resigned, but the winner could not have given mate by any series of
legal moves. From the edition of 2023 on such a game is a draw; before that a
resignation lost it whatever stood on the board.

A game with a winner, without mate, whose tag Termination tells nothing else is
taken for one that was resigned. Only what is proved is told.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2024.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/3q4/6K1 b - - 0 60"]

60... Qe2 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2024.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1/2-1/2"]
[SetUp "1"]
[FEN "7k/8/8/8/8/8/3q4/6K1 b - - 0 60"]

60... Qe2 1/2-1/2)",
      .message =
          R"({side, select, white {White} other {Black}} could not have given mate by any series of legal moves: a resignation makes this a draw, not {result})",
      .args = R"(
@unearned_win
)",
      .laws = {.y1997 = "", .y2009 = "", .y2018 = "", .y2023 = "5.1.2"},
      .law =
          "A player who resigns loses; but it is a draw if the opponent cannot mate by any series "
          "of legal moves.",
      .needs = Fact::won,
      .look = look_for_win_by_resignation_without_mate,
  };
}

}  // namespace planilla::checks
