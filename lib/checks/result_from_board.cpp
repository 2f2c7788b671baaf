// result-from-board: result taken from the board.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check result_from_board() {
  return {
      .rule = Rule::result_from_board,
      .group = Group::result,
      .severity = Severity::note,
      .title = "Result taken from the board",
      .message = "no result is written; {result} is taken from the position on the board",
  };
}

}  // namespace planilla::checks
