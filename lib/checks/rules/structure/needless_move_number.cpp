// needless-move-number: a move number that is right, and stands there already.
#include <cstdint>
#include <vector>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/move_numbers.h"
#include "rules/needless_move_number.h"

namespace planilla::checks {

namespace {

// Once a game, with their number.
void look_for_needless_move_number(const Game& game, const GameFacts& facts, Findings& out) {
  if (!facts.odd_numbers()) return;
  const std::vector<NumberFault> faults = number_faults(game);
  const NumberFault* first = nullptr;
  std::int64_t needless = 0;
  for (const NumberFault& fault : faults) {
    if (fault.kind != NumberFaultKind::redundant) continue;
    if (needless++ == 0) first = &fault;
  }
  if (first == nullptr) return;
  Finding& finding = out.push_back(at_number(rules::needless_move_number, game, *first));
  finding.say(diagnostics::NeedlessMoveNumber{.more = needless - 1});
}

}  // namespace

Check needless_move_number() {
  return {
      .rule = rules::needless_move_number,
      .group = Group::structure,
      .severity = Severity::note,
      .on_by_default = false,
      .title = "Move number that is not needed",
      .why = R"(A number that is right but stands there already, as in `1. e4 1... e5` with
nothing in between. The PGN standard has `1...` only after a comment, a
variation, or where Black moves first; on a scoresheet `5. … de` is as it should
be. Every program reads such numbers, so the rule is off by default.

`planilla convert` writes the numbers that the standard asks for.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 1... e5 2. Nf3 2... Nc6 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 *)",
      .message = R"(move number «{written}» is not needed here{more, plural,
  =0 {}
  one {, nor is # more}
  other {, nor are # more}})",
      .args = R"(
@due
more: number; how many more are so in the game
)",
      .pgn = "8.2.2",
      .needs = Fact::odd_number,
      .look = look_for_needless_move_number,
  };
}

}  // namespace planilla::checks
