// false-capture: capture mark without capture.
#include "rules/false_capture.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_false_capture(const Element& e) {
  return (e.claims & ~e.facts & claim_capture) != 0;
}

void look_for_false_capture(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.false_claims & claim_capture)
    at_moves(game, rules::false_capture, out, is_false_capture);
}

}  // namespace

Check false_capture() {
  return {
      .rule = rules::false_capture,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Capture mark without capture",
      .why = R"(The text writes `x` (or `:`, or names a captured piece), and the square was
empty. Either the mark is a slip, or the position on the board was another one
than the text leads to.)",
      .bad = R"(1. e4 e5 2. Nxf3 *)",
      .good = R"(1. e4 e5 2. Nf3 *)",
      .message = "«{written}» claims a capture, but nothing is captured",
      .help = "as the game was read, the move is {suggestion}",
      .laws = {.y2009 = "C.9", .y2018 = "C.9", .y2023 = "C.9"},
      .law =
          "A capture is marked with x between the piece and the square; the mark may be left out.",
      .pgn = "8.2.3.3",
      .needs = Fact::false_claim,
      .look = look_for_false_capture,
  };
}

}  // namespace planilla::checks
