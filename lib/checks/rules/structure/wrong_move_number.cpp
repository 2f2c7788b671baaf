// wrong-move-number: wrong move number.
#include "rules/wrong_move_number.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/move_numbers.h"

namespace planilla::checks {

namespace {

void look_for_wrong_move_number(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.odd_numbers()) return;
  for (const NumberFault& fault : number_faults(game)) {
    if (fault.kind != NumberFaultKind::wrong) continue;
    Finding& finding = out.push_back(at_number(rules::wrong_move_number, game, fault));
    if (static_cast<int>(game.elements[fault.element].number) == fault.expected)
      finding.say(diagnostics::WrongMoveNumber{.kind = "dots"});
  }
}

}  // namespace

Check wrong_move_number() {
  return {
      .rule = rules::wrong_move_number,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Wrong move number",
      .why = R"(The number before a move is not the number of that move. A jump often
shows that a move was left out, or that a line was copied twice. Numbers of a
machine decide nothing; on a sheet those that go on from a jump end the reading
before it (missing-move).

After a wrong number the next ones are measured against it, so that a jump is
told once.)",
      .bad = R"(1. e4 e5 5. Nf3 Nc6 3. Bb5 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 *)",
      .message =
          "{kind, select, dots {«{written}» is the number of a move of Black, and one of White is "
          "due} other {move number «{written}» where {expected, number, ::group-off} is due}}",
      .args = R"(
@due
kind?: word dots; `dots`: the number is right, and its dots are not
)",
      .pgn = "8.2.2",
      .needs = Fact::odd_number,
      .look = look_for_wrong_move_number,
  };
}

}  // namespace planilla::checks
