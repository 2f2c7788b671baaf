// missing-square: capture without a square.
#include "rules/missing_square.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "notation/read/reading.h"

namespace planilla::checks {

namespace {

bool is_missing_square(const Element& e) {
  return (e.quirks & quirk_no_square) != 0;
}

void look_for_missing_square(const Game& game, const GameFacts& facts, Findings& out) {
  if ((facts.quirks & quirk_no_square))
    at_moves(game, rules::missing_square, out, is_missing_square);
}

}  // namespace

Check missing_square() {
  return {
      .rule = rules::missing_square,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Capture without a square",
      .why = R"(The move names the piece that is taken, and not where: `RxR`. It is read where only
one such capture is legal. The Laws and the PGN standard ask for the square of
arrival.)",
      .bad = R"(1. e4 d5 2. exd5 Qxd5 3. Qg4 Bxg4 4. Be2 BxB *)",
      .good = R"(1. e4 d5 2. exd5 Qxd5 3. Qg4 Bxg4 4. Be2 Bxe2 *)",
      .message = "«{written}» names what is taken and not the square; it is read as {suggestion}",
      .laws = {.y1997 = "8.1", .y2009 = "C.8", .y2018 = "C.8", .y2023 = "C.8"},
      .law = "A move is written as the letter of its piece and the square of arrival.",
      .pgn = "8.2.3.3",
      .needs = Fact::quirk,
      .look = look_for_missing_square,
  };
}

}  // namespace planilla::checks
