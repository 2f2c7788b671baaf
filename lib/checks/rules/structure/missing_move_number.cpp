// missing-move-number: missing move number.
#include "rules/missing_move_number.h"
#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/move_numbers.h"

namespace planilla::checks {

namespace {

// A scoresheet may do without numbers altogether. Where others stand twice, the moves are shifted
// against their numbers.
void look_for_missing_move_number(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.odd_numbers() || (game.is_sheet && !facts.numbered)) return;
  const NumberFault* first = nullptr;
  std::int64_t count = 0;
  const std::vector<NumberFault> faults = number_faults(game);
  for (const NumberFault& fault : faults) {
    if (fault.kind == NumberFaultKind::redundant) return;
    if (fault.kind != NumberFaultKind::missing) continue;
    if (++count == 1) first = &fault;
  }
  if (first)
    out.push_back(at_number(rules::missing_move_number, game, *first)
                      .say(diagnostics::MissingMoveNumber{.count = count}));
}

}  // namespace

Check missing_move_number() {
  return {
      .rule = rules::missing_move_number,
      .group = Group::structure,
      .severity = Severity::note,
      .title = "Missing move number",
      .why = R"(A move of White has no number before it. The moves can be read without, and a
scoresheet may have none at all; where some have and some have not, a line may
be missing. Told once a game.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 Bb5 a6 4. Ba4 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *)",
      .message =
          "{count, plural, one {a move of White has no number} other {# moves of White "
          "have no number}}, the first is {expected, number, ::group-off}. «{written}»",
      .args = R"(
@due
count: number; how many are missing in the game
)",
      .pgn = "8.2.2",
      .needs = Fact::odd_number,
      .look = look_for_missing_move_number,
  };
}

}  // namespace planilla::checks
