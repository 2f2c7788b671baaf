// unreachable-position: FEN of a position that no game reaches.
#include "rules/unreachable_position.h"

#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "game/model/variant.h"
#include "laws/unreachable.h"

namespace planilla::checks {

namespace {

void look_for_unreachable_position(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  if (!fen || !game.from_fen || variant_of(facts.value(KnownTag::variant)) == Variant::unsupported)
    return;
  for (const diagnostics::UnreachablePosition& said : unreachable(game.start, facts.edition))
    out.push_back(std::move(at_tag(rules::unreachable_position, *fen).say(said)));
}

}  // namespace

Check unreachable_position() {
  return {
      .rule = rules::unreachable_position,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "FEN of a position that no game reaches",
      .why = R"(The FEN can be read, but no game of chess leads there: a side has more than
eight pawns, or more queens, rooks, bishops and knights than its missing pawns can
have become, or more than 75 moves of each side were played without a capture or a
pawn's move, which ends the game since 2014. A digit or a letter of it is wrong.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"]

1. e4 Kd7 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/P7/1PPPPPPP/4K3 w - - 0 1"]

1. e4 Kd7 *)",
      .message = R"({kind, select,
  pawns {{side, select, white {White has} other {Black has}} {count} pawns}
  promoted {{side, select, white {White has} other {Black has}} more pieces that were pawns ({count}) than pawns are missing}
  other {{count} half-moves without a capture or a pawn''s move: the game ended before}})",
      .args = R"(
@tag
kind: word pawns promoted clock; what cannot be
side: word white black; whose men they are
count: number; how many
)",
      .decided_in = "lib/laws/unreachable.cpp lib/laws/unreachable.h cli/games/fen_option.cpp",
      .pgn = "9.7.2",
      .needs = KnownTag::fen,
      .look = look_for_unreachable_position,
  };
}

}  // namespace planilla::checks
