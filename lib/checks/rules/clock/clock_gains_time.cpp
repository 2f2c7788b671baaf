// clock-gains-time: clock that gains more than the increment.
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/clocks.h"
#include "checks/facts/game_facts.h"
#include "rules/clock_gains_time.h"

namespace planilla::checks {

namespace {

void look_for_clock_gains_time(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.commands & command_clk) == 0) return;
  ClockWalk walk(game, facts);
  while (walk.next()) {
    if (!walk.comparable() || walk.gained() <= clock_tolerance) continue;
    const std::int64_t gained = walk.gained(), allowed = walk.allowed();
    if (gained <= allowed + clock_tolerance) continue;
    Finding finding = walk.finding(rules::clock_gains_time);
    finding.say(diagnostics::ClockGainsTime{
        .gained = gained, .allowed = allowed, .clock = walk.clock_text()});
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check clock_gains_time() {
  return {
      .rule = rules::clock_gains_time,
      .group = Group::clock,
      .severity = Severity::warning,
      .title = "Clock that gains more than the increment",
      .why = R"(The time that a player has left (`[%clk]`) goes up from one of his moves to
the next by more than the increment, and no period of the time control ends
there. Either a time was noted wrongly, or the clock was set by hand.

What may be added comes from the tag TimeControl. Without it, up to a minute a
move is let pass, and from move 20 on ten minutes or more: a new period.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "300+2"]

1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:58]} 2... Nc6 {[%clk 0:05:40]} *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "300+2"]

1. e4 {[%clk 0:05:00]} 1... e5 {[%clk 0:05:00]} 2. Nf3 {[%clk 0:04:58]} 2... Nc6 {[%clk 0:04:40]} *)",
      .message =
          "the clock goes up by {gained} s to {clock}, {allowed, plural, =0 {and the time control "
          "adds nothing: time was given by hand, or noted wrongly} one {of which a time control "
          "explains # s} other {of which a time control explains # s}}",
      .args = R"(
gained: number; seconds by which the clock goes up
allowed: number; seconds that can be added
clock: text; the time as the clock shows it
)",
      .needs = Fact::clock,
      .look = look_for_clock_gains_time,
  };
}

}  // namespace planilla::checks
