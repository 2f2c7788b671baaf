// missing-check: check without its mark.
#include "rules/missing_check.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_missing_check(const Element& e) {
  return (e.facts & (claim_check | claim_mate)) == claim_check &&
         (e.claims & (claim_check | claim_mate | claim_double)) == 0;
}

void look_for_missing_check(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.missing_claims & claim_check)
    at_moves(game, rules::missing_check, out, is_missing_check);
}

}  // namespace

Check missing_check() {
  return {
      .rule = rules::missing_check,
      .group = Group::moves,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Check without its mark",
      .why = R"(The move gives check, and the text does not mark it with `+`.

The Laws leave these marks to the player, so scoresheets are full of such
moves; the export format of the PGN standard asks for them. The rule is off by
default; the profile `pgn-strict` turns it on.)",
      .bad = R"(1. e4 e5 2. Qh5 Nc6 3. Qxf7 *)",
      .good = R"(1. e4 e5 2. Qh5 Nc6 3. Qxf7+ *)",
      .message = "«{written}» gives check and does not say so",
      .help = "{suggestion}",
      .laws = {.y2009 = "C", .y2018 = "C.13", .y2023 = "C.13"},
      .law = "Check may be marked with +, mate with ++ or #; no mark is obligatory.",
      .pgn = "8.2.3.5",
      .needs = Fact::missing_claim,
      .look = look_for_missing_check,
  };
}

}  // namespace planilla::checks
