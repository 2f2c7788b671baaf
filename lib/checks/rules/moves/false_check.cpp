// false-check: check mark without check.
#include "rules/false_check.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_false_check(const Element& e) {
  const bool claimed = (e.claims & (claim_check | claim_double)) != 0;
  return claimed && (e.claims & claim_mate) == 0 && (e.facts & claim_check) == 0;
}

void look_for_false_check(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.false_claims & (claim_check | claim_double))
    at_moves(game, rules::false_check, out, is_false_check);
}

}  // namespace

Check false_check() {
  return {
      .rule = rules::false_check,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Check mark without check",
      .why = R"(The text marks the move as a check, and the king is not in check after it. On
a scoresheet this is often the first sign that an earlier move was noted
wrongly; in an archive, of a slip in editing.

The move is read all the same: marks are compared with the board and never
decide what a move is.)",
      .bad = R"(1. e4+ e5 *)",
      .good = R"(1. e4 e5 *)",
      .message = "«{written}» claims a check that is not given",
      .help = "as the game was read, the move is {suggestion}",
      .laws = {.y2009 = "C", .y2018 = "C.13", .y2023 = "C.13"},
      .law = "Check may be marked with +, mate with ++ or #; no mark is obligatory.",
      .pgn = "8.2.3.5",
      .needs = Fact::false_claim,
      .look = look_for_false_check,
  };
}

}  // namespace planilla::checks
