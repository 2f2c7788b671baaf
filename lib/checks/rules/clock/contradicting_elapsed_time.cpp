// contradicting-elapsed-time: elapsed time against the clock.
#include <cstdlib>
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/clocks.h"
#include "checks/facts/game_facts.h"
#include "rules/contradicting_elapsed_time.h"

namespace planilla::checks {

namespace {

void look_for_contradicting_elapsed_time(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.commands & command_clk) == 0 || (facts.commands & command_emt) == 0) return;
  ClockWalk walk(game, facts);
  while (walk.next()) {
    if (!walk.comparable() || !walk.elapsed() || walk.period_may_end()) continue;
    const std::int64_t by_clock = walk.allowed() - walk.gained();
    const std::int64_t difference = by_clock - *walk.elapsed();
    // Without a time control the increment is unknown: then only time that vanished counts.
    const bool wrong = walk.control_known() ? std::abs(difference) > elapsed_tolerance
                                            : -walk.gained() > *walk.elapsed() + elapsed_tolerance;
    if (!wrong) continue;
    Finding finding = walk.finding(rules::contradicting_elapsed_time);
    finding.say(diagnostics::ContradictingElapsedTime{
        .elapsed = *walk.elapsed(), .spent = walk.control_known() ? by_clock : -walk.gained()});
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check contradicting_elapsed_time() {
  return {
      .rule = rules::contradicting_elapsed_time,
      .group = Group::clock,
      .severity = Severity::warning,
      .title = "Elapsed time against the clock",
      .why = R"(A comment gives both the time left (`[%clk]`) and the time the move took
(`[%emt]`), and the two do not fit together with the increment of the tag
TimeControl. A few seconds either way are let pass.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "300"]

1. e4 {[%clk 0:05:00][%emt 0:00:00]} 1... e5 {[%clk 0:05:00][%emt 0:00:00]} 2. Nf3 {[%clk 0:04:20][%emt 0:00:05]} *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "300"]

1. e4 {[%clk 0:05:00][%emt 0:00:00]} 1... e5 {[%clk 0:05:00][%emt 0:00:00]} 2. Nf3 {[%clk 0:04:55][%emt 0:00:05]} *)",
      .message = "the move took {elapsed} s by its own account, {spent} s by the clock",
      .args = R"(
elapsed: number; seconds that the move took by its own account
spent: number; seconds by the clock
)",
      .needs = Fact::clock,
      .look = look_for_contradicting_elapsed_time,
  };
}

}  // namespace planilla::checks
