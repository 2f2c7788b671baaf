// impossible-date: date that does not exist.
#include "rules/impossible_date.h"
#include "checks/engine/check.h"
#include "checks/facts/dates.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

void look_for_impossible_date(const Game& game, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::date, KnownTag::event_date, KnownTag::utc_date}) {
    const GameTag* tag = facts.tag(name);
    if (!tag) continue;
    const Date date = name == KnownTag::date ? facts.date : parse_date(tag->value);
    const bool early = date.year != 0 && date.year < first_game_year && !game.from_fen;
    if (date.fault != DateFault::none || early)
      out.push_back(
          at_heading(rules::impossible_date, game, *tag)
              .say(diagnostics::ImpossibleDate{.fault = chosen(date.fault != DateFault::none
                                                                   ? date_fault_name(date.fault)
                                                                   : std::string_view("early"))}));
  }
}

}  // namespace

Check impossible_date() {
  return {
      .rule = rules::impossible_date,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Date that does not exist",
      .why = R"(Date, EventDate or UTCDate is not written `YYYY.MM.DD` with `?` for unknown
digits, or names a day that the calendar does not have: month 13, 29 February
of a common year. Or the year is one before 1475, from which the first game of
today's chess is known.

Programs that sort or filter by date lose such games, or take one part for
another. Write what is known, and `????.??.??` where nothing is.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.02.29"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.02.28"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = R"({fault, select,
  form {«{value}» is not a date of the form YYYY.MM.DD}
  year {«{value}» is no date: there is no such year}
  month {«{value}» is no date: there is no such month}
  day {«{value}» is no date: there is no such day}
  early {«{value}» is before the first game of today''s chess that is known, of 1475}
  other {«{value}» is no date}})",
      .help = "write YYYY.MM.DD, with ? for unknown digits",
      .args = R"(
@tag
fault: word form year month day early; what is wrong
)",
      .pgn = "8.1.1.3",
      .needs = {KnownTag::date, KnownTag::event_date, KnownTag::utc_date},
      .look = look_for_impossible_date,
  };
}

}  // namespace planilla::checks
