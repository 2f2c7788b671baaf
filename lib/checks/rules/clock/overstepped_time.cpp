// overstepped-time: more time used than the time control gives, and the game went on.
#include "rules/overstepped_time.h"

#include <array>
#include <optional>
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/chess960.h"
#include "checks/facts/clocks.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/time_given.h"
#include "laws/time_control_words.h"

namespace planilla::checks {

namespace {

// A flag that has been down for longer does not go unnoticed: then the control is another one, or
// the clock was set by hand.
constexpr std::int64_t most_unnoticed = 300;

// What is known of one player's time, from his first move on.
struct PlayersTime {
  explicit PlayersTime(const TimeControl& control) : given(control) {}

  TimeGiven given;
  std::int64_t moves = 0, used = 0;  // `used`: the sum of what is noted
  std::int64_t left = 0;             // as the clock showed at the move `left_at`
  std::int64_t left_at = 0;
  bool told = false;
};

// Each second that is noted can be rounded up by half of one.
std::int64_t rounding(std::int64_t moves) {
  return clock_tolerance + moves / 2;
}

// More seconds used, by their own account, than were given up to this move.
bool used_up(const PlayersTime& player) {
  return player.used > player.given.seconds() + rounding(player.moves);
}

// The clock went up by the time of the next period, to less than that time: it had run out before
// the move was made. Clocks that do not count moves add a period when they reach zero.
bool ran_out(const PlayersTime& player, std::int64_t left) {
  const std::int64_t period = player.given.next_period();
  if (period == 0 || player.left_at + 1 != player.moves || player.left_at == 0) return false;
  const std::int64_t gained = left - player.left, missing = period - left;
  return gained > period / 2 && gained > player.given.increment() + clock_tolerance &&
         missing > clock_tolerance && missing <= most_unnoticed;
}

bool several_periods(const TimeControl& control) {
  return control.periods.size() > 1 || control.periods.front().moves != 0;
}

void look_for_overstepped_time(const Game& game, const GameFacts& facts, Findings& out) {
  const std::string_view written = facts.value(KnownTag::time_control);
  if (written.empty()) return;
  const TimeControl control = time_control_meant(written);
  if (!control.known || !is_beginning(game.start)) return;
  if ((facts.commands & command_emt) == 0 && !several_periods(control)) return;
  std::array<PlayersTime, 2> players{PlayersTime(control), PlayersTime(control)};
  NotedTimes times(game, facts);
  while (times.next()) {
    PlayersTime& player = players[times.ply() % 2 == 0];
    if (player.told) continue;
    for (; player.moves < (times.ply() + 1) / 2; ++player.moves) player.given.next_move();
    player.used += times.elapsed().value_or(0);
    const bool by_period = times.left() && ran_out(player, *times.left());
    if (by_period || (times.elapsed() && used_up(player))) {
      Finding finding = times.finding(rules::overstepped_time);
      diagnostics::OversteppedTime said{.kind = chosen(by_period ? "period" : "sum"),
                                        .side = chosen(times.ply() % 2 == 0 ? "black" : "white"),
                                        .used = player.used,
                                        .given = player.given.seconds()};
      if (by_period) {
        said.used = player.left + player.given.next_period() - *times.left();
        said.given = player.left;
        said.added = player.given.next_period();
        said.clock = times.left_text();
      }
      finding.say(std::move(said));
      out.push_back(std::move(finding));
      player.told = true;
    }
    if (times.left()) player.left = *times.left(), player.left_at = player.moves;
  }
}

}  // namespace

Check overstepped_time() {
  return {
      .rule = rules::overstepped_time,
      .group = Group::clock,
      .severity = Severity::warning,
      .title = "Time that was overstepped",
      .why = R"(By the times noted at the moves and the tag TimeControl a player had no time left
before he made this move, and the game went on. A player who does not complete the
moves of a period in its time loses, or draws if the opponent cannot mate; but only
if the fallen flag is claimed or seen.

Two things show it. The seconds of the moves (`[%emt]`) come to more than the
periods and increments up to that move. Or the clock (`[%clk]`) goes up by the time
of the next period before or with the last move of this one, and to less than that
time: it had reached zero. Nothing is said where the time control is not known, or
where the game does not begin at its first move.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "3/60+5:300"]

1. e4 {[%emt 0:00:20]} 1... e5 {[%emt 0:00:20]} 2. Nf3 {[%emt 0:00:40]} 2... Nc6 {[%emt 0:00:50]} 3. Bb5 {[%emt 0:00:10]} 3... a6 {[%emt 0:00:20]} *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[TimeControl "3/60+5:300"]

1. e4 {[%emt 0:00:20]} 1... e5 {[%emt 0:00:20]} 2. Nf3 {[%emt 0:00:40]} 2... Nc6 {[%emt 0:00:40]} 3. Bb5 {[%emt 0:00:10]} 3... a6 {[%emt 0:00:10]} *)",
      .message =
          "{kind, select, period {{side, select, white {White} other {Black}} used {used} s for "
          "this move and had {given} s left: the clock shows {clock}, with {added} s of the next "
          "period} other {{side, select, white {White} other {Black}} has used {used} s up to this "
          "move, and {given} s were given}}",
      .args = R"(
kind: word period sum; how it shows: by the clock at the end of a period, or by the sum of the moves
side: word white black; whose time
used: number; seconds used: for this move, or for all up to it
given: number; seconds that were left, or were given for all moves up to it, increments counted
added?: number; of `period`: seconds of the next period
clock?: text; of `period`: the time as the clock shows it
)",
      .laws = {.y1997 = "6.9", .y2009 = "6.9", .y2018 = "6.9", .y2023 = "6.9"},
      .law =
          "A player who does not complete the prescribed moves in the allotted time loses; but it "
          "is a draw if the opponent cannot mate by any series of legal moves.",
      .needs = Fact::clock,
      .look = look_for_overstepped_time,
  };
}

}  // namespace planilla::checks
