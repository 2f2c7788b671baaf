// unknown-date-part: part of a date unknown.
#include "rules/unknown_date_part.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

void look_for_unknown_date_part(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::date);
  if (tag && tag->value.find('?') != std::string_view::npos)
    out.push_back(at_tag(rules::unknown_date_part, *tag));
}

}  // namespace

Check unknown_date_part() {
  return {
      .rule = rules::unknown_date_part,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Part of a date unknown",
      .why = R"(The date has question marks for the year, the month or the day. That is the
right way to write what is not known; the rule is for archives that want every
date complete.

Off by default.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "1999.??.??"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "1999.03.01"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "part of the date is unknown: «{value}»",
      .args = R"(
@tag
)",
      .pgn = "8.1.1.3",
      .needs = KnownTag::date,
      .look = look_for_unknown_date_part,
  };
}

}  // namespace planilla::checks
