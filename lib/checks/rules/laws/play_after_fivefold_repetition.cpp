// play-after-fivefold-repetition: a game that a fifth repetition had ended went on.
#include "rules/play_after_fivefold_repetition.h"
#include "checks/engine/check.h"
#include "checks/facts/main_line.h"

namespace planilla::checks {

namespace {

void look_for_play_after_fivefold_repetition(const Game& game, const GameFacts& facts,
                                             Findings& out) {
  tell_passed_over(rules::play_after_fivefold_repetition, DrawKind::fivefold, game, facts, out);
}

}  // namespace

Check play_after_fivefold_repetition() {
  return {
      .rule = rules::play_after_fivefold_repetition,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "Play after a fifth repetition",
      .why = R"(The same position stood on the board for the fifth time. From the edition of
2018 on that ends the game in a draw by itself, whether anybody notices or not:
what was played afterwards does not count. With a result that is no draw this is
an error.

Older editions know no such rule: under `--laws auto` the date of the game
decides.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Nf3 Nc6 5. Ng1 Nb8 6. Nf3 Nc6 7. Ng1 Nb8
8. Nf3 Nc6 9. Ng1 Nb8 10. Bc4 1/2-1/2)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 4. Nf3 Nc6 5. Ng1 Nb8 6. Nf3 Nc6 7. Ng1 Nb8
8. Nf3 Nc6 9. Ng1 Nb8 1/2-1/2)",
      .message =
          R"({after, select, 0 {the fifth repetition ended the game in a draw here, and the result is {result}} other {the fifth repetition ended the game in a draw here, and play went on (half-moves: {after})}})",
      .args = R"(
@passed_over
)",
      .laws = {.y1997 = "", .y2009 = "", .y2018 = "9.6.1", .y2023 = "9.6.1"},
      .law = "The game is drawn, without a claim, when a position has stood at least five times.",
      .needs = Fact::automatic_draws,
      .look = look_for_play_after_fivefold_repetition,
  };
}

}  // namespace planilla::checks
