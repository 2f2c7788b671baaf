// bad-eco: eCO that is no code.
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "pgn/tag_value.h"
#include "rules/bad_eco.h"

namespace planilla::checks {

namespace {

bool digit(char c) {
  return c >= '0' && c <= '9';
}

// B90; Scid's B90a and B90a1, and B90/05 of the Encyclopaedia's subvariations.
bool is_bad_eco(std::string_view value) {
  if (is_unknown(value)) return false;
  if (value.size() < 3 || value[0] < 'A' || value[0] > 'E' || !digit(value[1]) || !digit(value[2]))
    return true;
  value.remove_prefix(3);
  if (value.starts_with('/')) {
    value.remove_prefix(1);
    return value.empty() || value.find_first_not_of("0123456789") != std::string_view::npos;
  }
  if (!value.empty() && value[0] >= 'a' && value[0] <= 'z') value.remove_prefix(1);
  if (!value.empty() && digit(value[0])) value.remove_prefix(1);
  return !value.empty();
}

void look_for_bad_eco(const Game&, const GameFacts& facts, Findings& out) {
  if (const GameTag* tag = facts.tag(KnownTag::eco); tag && is_bad_eco(tag->value))
    out.push_back(at_tag(rules::bad_eco, *tag));
}

}  // namespace

Check bad_eco() {
  return {
      .rule = rules::bad_eco,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "ECO that is no code",
      .why = R"(The ECO tag is none of the codes A00 to E99 of the Encyclopaedia of Chess
Openings, with or without the finer division that some programs add (`B90a`,
`B90/05`).)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[ECO "F12"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[ECO "B12"]

1. e4 e5 *)",
      .message = "«{value}» is not an ECO code",
      .args = R"(
@tag
)",
      .pgn = "9.4.1",
      .needs = KnownTag::eco,
      .look = look_for_bad_eco,
  };
}

}  // namespace planilla::checks
