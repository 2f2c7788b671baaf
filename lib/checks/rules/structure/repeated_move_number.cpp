// repeated-move-number: repeated move number.
#include "rules/repeated_move_number.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/move_numbers.h"

namespace planilla::checks {

namespace {

void look_for_repeated_move_number(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.odd_numbers()) return;
  for (const NumberFault& fault : number_faults(game))
    if (fault.kind == NumberFaultKind::repeated)
      out.push_back(at_number(rules::repeated_move_number, game, fault));
}

}  // namespace

Check repeated_move_number() {
  return {
      .rule = rules::repeated_move_number,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Repeated move number",
      .why = R"(A number stands before two moves of White: the second pair of moves is one too
far, or was noted twice. The numbers after it are measured against it.

A number that is right and only stands there once more is told by
`needless-move-number`, where that is asked for.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 2. Bb5 a6 3. Ba4 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *)",
      .message = "move number «{written}» again where {expected, number, ::group-off} is due",
      .args = R"(
@due
)",
      .pgn = "8.2.2",
      .needs = Fact::odd_number,
      .look = look_for_repeated_move_number,
  };
}

}  // namespace planilla::checks
