// roster-out-of-order: roster tags out of order.
#include "rules/roster_out_of_order.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

void look_for_roster_out_of_order(const Game& game, const GameFacts& facts, Findings& out) {
  if (game.is_sheet) return;
  const GameTag* last = nullptr;
  for (std::size_t i = 0; i < roster_size; ++i) {
    const GameTag* tag = facts.tags[i];
    if (!tag || tag->added) continue;
    if (last && tag < last) {  // both stand in game.tags
      out.push_back(at_tag(rules::roster_out_of_order, *tag)
                        .say(diagnostics::RosterOutOfOrder{.other = last->name}));
      return;
    }
    last = tag;
  }
}

}  // namespace

Check roster_out_of_order() {
  return {
      .rule = rules::roster_out_of_order,
      .group = Group::tags,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Roster tags out of order",
      .why = R"(The seven tags of the roster stand in another order than Event, Site, Date,
Round, White, Black, Result. Told once a game, for the first that is out of
place.

Readers do not mind; the PGN standard's export format does. Off by default.
`planilla convert` puts them in order.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[Black "Dos, Eva"]
[White "Uno, Ana"]
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
      .message = "tag {tag} stands before {other}, though the roster has it behind",
      .args = R"(
@tag
other: text; the name of the tag that should stand behind it
)",
      .pgn = "8.1.1",
      .look = look_for_roster_out_of_order,
  };
}

}  // namespace planilla::checks
