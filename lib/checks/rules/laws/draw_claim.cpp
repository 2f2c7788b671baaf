// draw-claim: a claim of a draw that is right.
#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/draw_claim.h"
#include "checks/facts/game_facts.h"
#include "rules/draw_claim.h"

namespace planilla::checks {

namespace {

void look_for_draw_claim(const Game& game, const GameFacts& facts, Findings& out) {
  if (!(facts.commands & command_claim) && (!facts.claims || facts.claims->empty())) return;
  for (const JudgedClaim& claim :
       claims_of(game, facts.claims ? *facts.claims : std::vector<DrawClaim>())) {
    if (!claim.holds) continue;
    Finding finding = at_claim(rules::draw_claim, claim, game);
    finding.article = article(topic_of(claim.kind), facts.edition);
    out.push_back(std::move(finding));
  }
}

}  // namespace

Check draw_claim() {
  return {
      .rule = rules::draw_claim,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Right claim of a draw",
      .why = R"(A draw by repetition or by fifty moves was claimed here, and rightly: with
`check --claim 'threefold at 41'`, or in a comment, `{[%claim threefold]}` by the
player to move, `{[%claim fifty Kf2]}` with a move that was written and not
played.

Whether the claim was made in due form, the arbiter decides.)",
      .bad = R"(1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 {[%claim threefold]} 1/2-1/2)",
      .good = R"(1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2)",
      .message = R"({kind, select,
  threefold {the claim is right: {played, select, written {with {written_move} the position would stand on the board, occurrences: {count}} other {the position stands on the board, occurrences: {count}}}}
  other {the claim is right: moves without a capture or a pawn''s move: {count}}})",
      .args = R"(
@claim
)",
      .laws = {.y1997 = "9.2", .y2009 = "9.2", .y2018 = "9.2", .y2023 = "9.2"},
      .law =
          "The player to move can claim a draw when a position stands, or will stand after his "
          "move, for the third time.",
      .needs = Fact::draw_claim,
      .look = look_for_draw_claim,
  };
}

}  // namespace planilla::checks
