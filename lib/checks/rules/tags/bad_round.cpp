// bad-round: round in an odd form.
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "pgn/tag_value.h"
#include "rules/bad_round.h"

namespace planilla::checks {

namespace {

bool is_bad_round(std::string_view value) {
  if (is_unknown(value)) return false;
  bool digits = false;
  for (const char c : value) {
    if (c == '.' && !digits) return true;
    digits = c >= '0' && c <= '9';
    if (!digits && c != '.') return true;
  }
  return !digits;
}

void look_for_bad_round(const Game&, const GameFacts& facts, Findings& out) {
  if (const GameTag* tag = facts.tag(KnownTag::round); tag && is_bad_round(tag->value))
    out.push_back(at_tag(rules::bad_round, *tag));
}

}  // namespace

Check bad_round() {
  return {
      .rule = rules::bad_round,
      .group = Group::tags,
      .severity = Severity::note,
      .title = "Round in an odd form",
      .why = R"(Round is a number, numbers with dots (`3.12`: round 3, board 12), `?` where it
is unknown, or `-` where there are no rounds. Words such as `Final` belong
into the tag Stage.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "Final"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "7.1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message = "«{value}» is not a round: a number, or numbers with dots",
      .args = R"(
@tag
)",
      .pgn = "8.1.1.4",
      .needs = KnownTag::round,
      .look = look_for_bad_round,
  };
}

}  // namespace planilla::checks
