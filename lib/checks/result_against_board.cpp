// result-against-board: result that the board contradicts.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check result_against_board() {
  return {
      .rule = Rule::result_against_board,
      .group = Group::result,
      .severity = Severity::error,
      .title = "Result that the board contradicts",
      .message = R"({board, select,
  checkmate_white {White gives mate, but the result is {result}}
  checkmate_black {Black gives mate, but the result is {result}}
  stalemate {the game ends in stalemate, but the result is {result}}
  dead {neither side can give mate any more, but the result is {result}}
  other {the position on the board contradicts the result {result}}})",
      .laws = {.y1997 = "5.1", .y2009 = "5.1", .y2018 = "5.1.1", .y2023 = "5.1.1"},
  };
}

}  // namespace planilla::checks
