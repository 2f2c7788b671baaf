// unnumbered-chess960-start: chess960 start without its number.
#include <optional>

#include "board/fen.h"
#include "checks/engine/check.h"
#include "checks/facts/chess960.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/unnumbered_chess960_start.h"

namespace planilla::checks {

namespace {

void look_for_unnumbered_chess960_start(const Game& game, const GameFacts& facts, Findings& out) {
  const GameTag* fen = facts.tag(KnownTag::fen);
  if (!fen || !game.from_fen || !is_chess960(facts) || start_number_tag(game)) return;
  const std::optional<int> number = chess960_number(game.start);
  if (number)
    out.push_back(at_tag(rules::unnumbered_chess960_start, *fen)
                      .say(diagnostics::UnnumberedChess960Start{.number = *number}));
}

}  // namespace

Check unnumbered_chess960_start() {
  return {
      .rule = rules::unnumbered_chess960_start,
      .group = Group::laws,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Chess960 start without its number",
      .why = R"(Whoever sets up a board for Chess960 finds the position by its number, from 0
to 959. This game does not say it; here it is. Put it into the tag
Chess960Number.)",
      .bad = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
[Chess960Number "0"]

1. e4 e5 *)",
      .message = "the game begins from position {number} of the 960",
      .args = R"(
@tag
number: number; the number of the position, 0 to 959
)",
      .needs = KnownTag::fen,
      .look = look_for_unnumbered_chess960_start,
  };
}

}  // namespace planilla::checks
