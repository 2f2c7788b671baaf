// unsupported-variant: a game by rules that planilla does not know.
#include "rules/unsupported_variant.h"

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "game/model/variant.h"

namespace planilla::checks {

namespace {

void look_for_unsupported_variant(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::variant);
  if (tag && variant_of(tag->value) == Variant::unsupported)
    out.push_back(at_tag(rules::unsupported_variant, *tag));
}

}  // namespace

Check unsupported_variant() {
  return {
      .rule = rules::unsupported_variant,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Variant that planilla does not know",
      .why = R"(The tag Variant names rules other than those of chess and of Chess960: the moves
cannot be judged. The game is kept as it stands, and nothing else is said of its
moves.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[Variant "Crazyhouse"]

1. e4 d5 2. exd5 Qxd5 3. P@d4 1-0)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2019.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]
[Variant "Standard"]

1. e4 d5 2. exd5 Qxd5 3. d4 1-0)",
      .message = "the rules of «{value}» are not known here: the game is kept as it stands",
      .help = "leave out the tag, or write Standard, if it was ordinary chess",
      .args = R"(
@tag
)",
      .needs = KnownTag::variant,
      .look = look_for_unsupported_variant,
  };
}

}  // namespace planilla::checks
