// bad-board: board that is no number.
#include <string_view>

#include "checks/engine/check.h"
#include "checks/facts/game_facts.h"
#include "checks/facts/place_finding.h"
#include "pgn/tag_value.h"
#include "rules/bad_board.h"

namespace planilla::checks {

namespace {

void look_for_bad_board(const Game&, const GameFacts& facts, Findings& out) {
  const GameTag* tag = facts.tag(KnownTag::board);
  if (tag && !is_unknown(tag->value) &&
      tag->value.find_first_not_of("0123456789") != std::string_view::npos)
    out.push_back(at_tag(rules::bad_board, *tag));
}

}  // namespace

Check bad_board() {
  return {
      .rule = rules::bad_board,
      .group = Group::tags,
      .severity = Severity::note,
      .title = "Board that is no number",
      .why = R"(The Board tag is the number of the board in a team match or a simultaneous
display.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Board "Top"]

1. e4 e5 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[Board "1"]

1. e4 e5 *)",
      .message = "«{value}» is not the number of a board",
      .args = R"(
@tag
)",
      .pgn = "9.2.5",
      .needs = KnownTag::board,
      .look = look_for_bad_board,
  };
}

}  // namespace planilla::checks
