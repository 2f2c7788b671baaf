// future-date: date in the future.
#include "rules/future_date.h"
#include "checks/engine/check.h"
#include "checks/facts/dates.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

// Games of today may be dated tomorrow: it is later elsewhere.
constexpr int grace_days = 1;

void look_for_future_date(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.today == 0) return;
  for (const KnownTag name : {KnownTag::date, KnownTag::utc_date}) {
    const GameTag* tag = facts.tag(name);
    if (!tag) continue;
    const Date date = name == KnownTag::date ? facts.date : parse_date(tag->value);
    if (date.fault == DateFault::none && date.earliest() > facts.today + grace_days)
      out.push_back(at_heading(rules::future_date, game, *tag));
  }
}

}  // namespace

Check future_date() {
  return {
      .rule = rules::future_date,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Date in the future",
      .why = R"(The game is dated after the day on which it is checked: nearly always a slip
of the year, or day and month changed about.

The day of the check comes from the command line program; the library reads no
clock.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2999.01.01"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "«{value}» is in the future",
      .args = R"(
@tag
)",
      .pgn = "8.1.1.3",
      .needs = {KnownTag::date, KnownTag::utc_date},
      .look = look_for_future_date,
  };
}

}  // namespace planilla::checks
