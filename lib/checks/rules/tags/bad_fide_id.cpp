// bad-fide-id: fIDE id that is no number.
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "pgn/tag_value.h"
#include "rules/bad_fide_id.h"

namespace planilla::checks {

namespace {

bool is_bad_fide_id(std::string_view value) {
  constexpr std::size_t most_digits = 10;
  if (is_unknown(value)) return false;
  return value.size() > most_digits ||
         value.find_first_not_of("0123456789") != std::string_view::npos;
}

void look_for_bad_fide_id(const Game&, const GameFacts& facts, Findings& out) {
  for (const KnownTag name : {KnownTag::white_fide_id, KnownTag::black_fide_id})
    if (const GameTag* tag = facts.tag(name); tag && is_bad_fide_id(tag->value))
      out.push_back(at_tag(rules::bad_fide_id, *tag));
}

}  // namespace

Check bad_fide_id() {
  return {
      .rule = rules::bad_fide_id,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "FIDE id that is no number",
      .why = R"(WhiteFideId or BlackFideId is not a number. Ids are what tells players of the
same name apart, and what reports to FIDE are matched by.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteFideId "ESP 2200000"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[WhiteFideId "2200000"]

1. e4 e5 *)",
      .message = "«{value}» is not a FIDE id",
      .args = R"(
@tag
)",
      .needs = {KnownTag::white_fide_id, KnownTag::black_fide_id},
      .look = look_for_bad_fide_id,
  };
}

}  // namespace planilla::checks
