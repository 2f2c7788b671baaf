// missing-roster-tag: tag of the roster missing.
#include "rules/missing_roster_tag.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"

namespace planilla::checks {

namespace {

void look_for_missing_roster_tag(const Game& game, const GameFacts& facts, Findings& out) {
  std::string names;
  std::int64_t count = 0;
  for (std::size_t i = 0; i < roster_size; ++i) {
    if (facts.tags[i]) continue;
    if (count++ != 0) names += ", ";
    names += tag_name(static_cast<KnownTag>(i));
  }
  if (count == 0) return;
  Finding& finding =
      out.emplace_back(rules::missing_roster_tag, Span{game.extent.begin, game.extent.begin});
  finding.say(diagnostics::MissingRosterTag{.tags = names, .count = count});
}

}  // namespace

Check missing_roster_tag() {
  return {
      .rule = rules::missing_roster_tag,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Tag of the roster missing",
      .why = R"(The PGN standard asks every game of an archive for seven tags: Event, Site,
Date, Round, White, Black, Result. One finding a game names those that are not
there.

Off by default; the profiles for archives and submissions turn it on. Write
the tag with `?` where its value is unknown; `planilla convert` does.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
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
      .message = "{count, plural, one {tag} other {tags}} of the roster missing: {tags}",
      .args = R"(
tags: text; the names of the tags that are missing, with commas
count: number; how many these are
)",
      .pgn = "8.1.1",
      .look = look_for_missing_roster_tag,
  };
}

}  // namespace planilla::checks
