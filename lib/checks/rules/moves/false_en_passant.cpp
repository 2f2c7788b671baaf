// false-en-passant: en passant mark without en passant.
#include "rules/false_en_passant.h"
#include "board/move_pattern.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"

namespace planilla::checks {

namespace {

bool is_false_en_passant(const Element& e) {
  return (e.claims & ~e.facts & claim_en_passant) != 0;
}

void look_for_false_en_passant(const Game& game, const GameFacts& facts, Findings& out) {
  if (facts.false_claims & claim_en_passant)
    at_moves(game, rules::false_en_passant, out, is_false_en_passant);
}

}  // namespace

Check false_en_passant() {
  return {
      .rule = rules::false_en_passant,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "En passant mark without en passant",
      .why = R"(The text adds `e.p.` to a move that does not capture en passant. No other
reader says so, and the remark is worth a look: it shows what the player
believed the position to be.)",
      .bad = R"(1. e4 d5 2. exd5 e.p. *)",
      .good = R"(1. e4 d5 2. exd5 *)",
      .message = "«{written}» claims a capture en passant, but it is none",
      .help = "as the game was read, the move is {suggestion}",
      .laws = {.y2009 = "C.9", .y2018 = "C.9", .y2023 = "C.9"},
      .law = "A capture en passant may be marked e.p.",
      .needs = Fact::false_claim,
      .look = look_for_false_en_passant,
  };
}

}  // namespace planilla::checks
