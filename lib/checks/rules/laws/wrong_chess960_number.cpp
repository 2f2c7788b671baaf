// wrong-chess960-number: number of a Chess960 start that is another's.
#include <charconv>
#include <optional>

#include "board/fen.h"
#include "checks/engine/check.h"
#include "checks/facts/chess960.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "rules/wrong_chess960_number.h"

namespace planilla::checks {

namespace {

void look_for_wrong_chess960_number(const Game& game, const GameFacts& facts, Findings& out) {
  if (!is_chess960(facts)) return;
  const GameTag* tag = start_number_tag(game);
  if (!tag || tag->value.empty() || tag->value == "?" || tag->value == "-") return;
  const std::optional<int> number = chess960_number(game.start);
  if (!number) return;  // another rule speaks of that
  int named = -1;
  const char* const last = tag->value.data() + tag->value.size();
  const auto [end, error] = std::from_chars(tag->value.data(), last, named);
  if (error == std::errc() && end == last && named == *number) return;
  out.push_back(at_tag(rules::wrong_chess960_number, *tag)
                    .say(diagnostics::WrongChess960Number{.number = *number}));
}

}  // namespace

Check wrong_chess960_number() {
  return {
      .rule = rules::wrong_chess960_number,
      .group = Group::laws,
      .severity = Severity::warning,
      .title = "Number of a Chess960 start that is another's",
      .why = R"(The start positions of Chess960 are numbered from 0 to 959 (518 is that of usual
chess). The number in the tags is not that of the position from which the game is
played, or is no such number: either the FEN or the number was copied wrongly.

The number is looked for in the tags Chess960Number, SetupNumber, StartPosition,
PositionNumber, Chess960Position, FRCNumber and StartPositionNumber.)",
      .bad = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
[Chess960Number "518"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Mainz"]
[Date "2005.08.11"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Variant "Chess960"]
[SetUp "1"]
[FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]
[Chess960Number "0"]

1. e4 e5 *)",
      .message = "«{value}» is not the number of this start position: it is number {number}",
      .args = R"(
@tag
number: number; the number of the position, 0 to 959
)",
      .needs = KnownTag::variant,
      .look = look_for_wrong_chess960_number,
  };
}

}  // namespace planilla::checks
