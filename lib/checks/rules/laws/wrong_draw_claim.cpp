// wrong-draw-claim: a claim of a draw that is wrong.
#include "rules/wrong_draw_claim.h"
#include "checks/engine/check.h"
#include "checks/facts/draw_claim.h"
#include "checks/facts/glance.h"

namespace planilla::checks {

namespace {

void look(const Game& game, const Glance& glance, Findings& out) {
  if (!(glance.commands & command_claim) && (!glance.claims || glance.claims->empty())) return;
  for (const JudgedClaim& claim :
       claims_of(game, glance.claims ? *glance.claims : std::vector<DrawClaim>())) {
    if (claim.holds) continue;
    out.push_back(at_claim(rules::wrong_draw_claim, claim, game));
  }
}

}  // namespace

Check wrong_draw_claim() {
  return {
      .rule = rules::wrong_draw_claim,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Wrong claim of a draw",
      .why = R"(A draw by repetition or by fifty moves was claimed here, and the game does not
bear it out. The game goes on; the Laws give the opponent more time. Claims are
read from `check --claim 'threefold at 41'` and from comments
(`{[%claim threefold]}`).

The claim of the player to move is judged: of the position on the board, or of
the one after the move written.)",
      .bad = R"(1. Nf3 Nf6 2. Ng1 Ng8 {[%claim threefold]} 1/2-1/2)",
      .good = R"(1. Nf3 Nf6 2. Ng1 Ng8 1/2-1/2)",
      .message = R"({kind, select,
  nowhere {the claim is of a move that the game does not have}
  unmade {the claim is with «{written_move}», which is no legal move there}
  threefold {the claim is wrong: {played, select, written {with {written_move} the position would stand on the board, occurrences: {count}} other {the position stands on the board, occurrences: {count}}}}
  other {the claim is wrong: moves without a capture or a pawn''s move: {count}}})",
      .args = R"(
@claim
)",
      .laws = {.y1997 = "9.5(b)", .y2009 = "9.5.b", .y2018 = "9.5.3", .y2023 = "9.5.3"},
      .law = "A wrong claim costs time: the opponent gets more.",
      .needs = Sign::draw_claim,
      .look = look,
  };
}

}  // namespace planilla::checks
