// duplicate-tag: tag given twice.
#include <string_view>
#include <unordered_map>
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/duplicate_tag.h"

namespace planilla::checks {

namespace {

void look_for_duplicate_tag(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.repeated_tag) return;
  std::unordered_map<std::string_view, const GameTag*> first;
  for (const GameTag& tag : game.tags) {
    const auto [seen, fresh] = first.try_emplace(tag.name, &tag);
    if (fresh || tag.added || seen->second->added) continue;
    Finding finding = at_tag(rules::duplicate_tag, tag);
    finding.say(diagnostics::DuplicateTag{.differs = seen->second->value != tag.value,
                                          .first = seen->second->value});
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check duplicate_tag() {
  return {
      .rule = rules::duplicate_tag,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "Tag given twice",
      .why = R"(A tag of the same name stands twice in a game. Programs disagree about which
one counts, so two readers may take the game for two different ones.

The first is the one planilla goes by. Delete the other, or give it another
name.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[White "Otra, Luz"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 *)",
      .message =
          "tag {tag} is given again{differs, select, true {, with another value} other "
          "{}}",
      .help = "the first, «{first}», counts",
      .args = R"(
@tag
differs: flag; true: the two values differ
first: text; the value that stands first
)",
      .pgn = "8.1",
      .needs = Fact::repeated_tag,
      .look = look_for_duplicate_tag,
  };
}

}  // namespace planilla::checks
