// false-mate: mate mark without mate.
#include "rules/false_mate.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_false_mate(const Element& e) {
  if ((e.claims & claim_mate) != 0) return (e.facts & claim_mate) == 0;
  // "++" is mate to FIDE and double check elsewhere; a plain check is neither.
  return (e.claims & claim_double) != 0 && (e.facts & claim_check) != 0 &&
         (e.facts & (claim_mate | claim_double)) == 0;
}

void look_for_false_mate(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.false_claims & (claim_mate | claim_double))
    at_moves(game, rules::false_mate, out, is_false_mate);
}

}  // namespace

Check false_mate() {
  return {
      .rule = rules::false_mate,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Mate mark without mate",
      .why = R"(The text marks the move as mate (`#`, `++`, a word), and it is not: the king
can get away, or is not even in check. `++` is taken for what it is true of,
mate or double check; a plain check is neither.

The move is read all the same, and the game goes on.)",
      .bad = R"(1. f4 e5 2. g3 Qh4# *)",
      .good = R"(1. f4 e5 2. g4 Qh4# 0-1)",
      .message = "«{written}» claims a mate that is not given",
      .help = "as the game was read, the move is {suggestion}",
      .laws = {.y2009 = "C", .y2018 = "C.13", .y2023 = "C.13"},
      .law = "Check may be marked with +, mate with ++ or #; no mark is obligatory.",
      .pgn = "8.2.3.5",
      .needs = Fact::false_claim,
      .look = look_for_false_mate,
  };
}

}  // namespace planilla::checks
