// missing-mate: mate without its mark.
#include "rules/missing_mate.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_missing_mate(const Element& e) {
  return (e.facts & claim_mate) != 0 && (e.claims & (claim_mate | claim_double)) == 0;
}

void look_for_missing_mate(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.missing_claims & claim_mate) at_moves(game, rules::missing_mate, out, is_missing_mate);
}

}  // namespace

Check missing_mate() {
  return {
      .rule = rules::missing_mate,
      .group = Group::moves,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Mate without its mark",
      .why = R"(The move gives mate, and the text does not mark it with `#` (a `+` alone is
not enough).

The Laws leave these marks to the player, so scoresheets are full of such
moves; the export format of the PGN standard asks for them. The rule is off by
default; the profile `pgn-strict` turns it on.)",
      .bad = R"(1. f3 e5 2. g4 Qh4 0-1)",
      .good = R"(1. f3 e5 2. g4 Qh4# 0-1)",
      .message = "«{written}» gives mate and does not say so",
      .help = "{suggestion}",
      .laws = {.y2009 = "C", .y2018 = "C.13", .y2023 = "C.13"},
      .law = "Check may be marked with +, mate with ++ or #; no mark is obligatory.",
      .pgn = "8.2.3.5",
      .needs = Fact::missing_claim,
      .look = look_for_missing_mate,
  };
}

}  // namespace planilla::checks
