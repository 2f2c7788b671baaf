// same-players: white and Black are the same.
#include <algorithm>
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/same_players.h"

namespace planilla::checks {

namespace {

// A sign in place of a name (? - * ...), or a word that says that it is not known.
bool nobody(std::string_view name) {
  for (const std::string_view word : {"NN", "N.N.", "N.N", "nn", "Anonymous", "Unknown"})
    if (name == word) return true;
  return std::none_of(name.begin(), name.end(),
                      [](unsigned char c) { return c >= 0x80 || (c | 32u) - 'a' < 26u; });
}

void look_for_same_players(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* black = facts.tag(KnownTag::black);
  if (!black || nobody(black->value) || facts.value(KnownTag::white) != black->value) return;
  const std::string_view id = facts.value(KnownTag::white_fide_id);
  if (!id.empty() && id != facts.value(KnownTag::black_fide_id)) return;  // two of one name
  out.push_back(at_tag(rules::same_players, *black));
}

}  // namespace

Check same_players() {
  return {
      .rule = rules::same_players,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "White and Black are the same",
      .why = R"(White and Black bear the same name: nearly always a tag that was copied and
not changed. Unknown players, and namesakes with different FIDE ids, are left
alone.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Uno, Ana"]
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
      .message = "White and Black are both «{value}»",
      .args = R"(
@tag
)",
      .needs = KnownTag::black,
      .look = look_for_same_players,
  };
}

}  // namespace planilla::checks
