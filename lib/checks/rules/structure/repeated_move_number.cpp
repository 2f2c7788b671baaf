// repeated-move-number: repeated move number.
#include <cstdint>
#include <vector>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/move_numbers.h"
#include "rules/repeated_move_number.h"

namespace planilla::checks {

namespace {

// Numbers that only say twice what is right are told once a game, with their number and as a note.
void look(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.odd_numbers()) return;
  const std::vector<NumberFault> faults = number_faults(game);
  std::int64_t needless = 0;
  for (const NumberFault& fault : faults) needless += fault.kind == NumberFaultKind::redundant;
  bool told = false;
  for (const NumberFault& fault : faults) {
    if (fault.kind == NumberFaultKind::repeated) {
      out.push_back(at_number(rules::repeated_move_number, game, fault));
    } else if (fault.kind == NumberFaultKind::redundant && !told) {
      told = true;
      Finding& finding = out.push_back(at_number(rules::repeated_move_number, game, fault));
      finding.severity = Severity::note;
      finding.say(diagnostics::RepeatedMoveNumber{.needless = true, .more = needless - 1});
    }
  }
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

As a note, once a game: a number that is right but stands there already, as in
`1. e4 1... e5` with nothing in between. The PGN standard has `1...` only
after a comment, a variation, or where Black moves first; on a scoresheet
`5. … de` is as it should be.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 2. Bb5 a6 3. Ba4 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 *)",
      .message = R"({needless, select,
  true {move number «{written}» is not needed here{more, plural,
    =0 {}
    one {, nor is # more}
    other {, nor are # more}}}
  other {move number «{written}» again where {expected, number, ::group-off} is due}})",
      .args = R"(
@due
needless?: flag; true: the number is right, and needless
more?: number; how many more are so in the game
)",
      .pgn = "8.2.2",
      .needs = Fact::odd_number,
      .look = look,
  };
}

}  // namespace planilla::checks
