// wrong-draw-claim: a claim of a draw that is wrong.
#include "rules/wrong_draw_claim.h"

#include <utility>

#include "checks/engine/check.h"
#include "checks/facts/draw_claim.h"
#include "checks/facts/game_facts.h"
#include "laws/penalties.h"
#include "laws/time_control_words.h"

namespace planilla::checks {

namespace {

// The minutes that a wrong claim gives the opponent, by edition and tempo.
void tell_cost(const GameFacts& facts, Finding& finding) {
  if (argument_text(finding.args, "kind") == "nowhere") {
    finding.say(diagnostics::WrongDrawClaim{.cost = "none"});
    return;
  }
  const TimeControl control = time_control_meant(facts.value(KnownTag::time_control));
  const Tempo tempo = tempo_of(control, facts.edition).value_or(Tempo::standard);
  const auto rule = wrong_claim_rule(facts.edition, tempo);
  diagnostics::WrongDrawClaim said{.cost = chosen(!rule                     ? "unknown"
                                                  : rule->halves_up_to != 0 ? "halves"
                                                                            : "minutes")};
  if (rule) said.minutes = rule->minutes;
  finding.say(said);
}

void look_for_wrong_draw_claim(const Game& game, const GameFacts& facts, Findings& out) {
  if (!(facts.commands & command_claim) && (!facts.claims || facts.claims->empty())) return;
  for (const JudgedClaim& claim :
       claims_of(game, facts.claims ? *facts.claims : std::vector<DrawClaim>())) {
    if (claim.holds) continue;
    Finding finding = at_claim(rules::wrong_draw_claim, claim, game);
    tell_cost(facts, finding);
    out.push_back(std::move(finding));
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
  other {the claim is wrong: moves without a capture or a pawn''s move: {count}}}{cost, select, none {} minutes {{minutes, select, 1 { (it gives the opponent one minute more)} 2 { (it gives the opponent two minutes more)} 3 { (it gives the opponent three minutes more)} other {}}} halves { (it costs half of the claimant''s time, at most three minutes, or gives the opponent three)} other { (what it costs under the Laws of that day is not known here)}})",
      .args = R"(
@claim
cost: word none minutes halves unknown; what the edition prescribes for it; `none`: the game has no such move; `halves`: of the claimant's time, or the minutes
minutes?: number; for the opponent
)",
      .laws = {.y1997 = "9.5(b)", .y2009 = "9.5.b", .y2018 = "9.5.3", .y2023 = "9.5.3"},
      .law = "A wrong claim costs time: the opponent gets more.",
      .needs = Fact::draw_claim,
      .look = look_for_wrong_draw_claim,
  };
}

}  // namespace planilla::checks
