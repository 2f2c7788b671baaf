// result-against-board: result that the board contradicts.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check result_against_board() {
  return {.rule = Rule::result_against_board, .group = Group::result, .severity = Severity::error, .title = "Result that the board contradicts"};
}

}  // namespace planilla::checks
