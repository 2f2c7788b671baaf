// missing-result: no result.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_result() {
  return {
      .rule = Rule::missing_result,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "No result",
      .message = "the game has no result",
      .help = "write 1-0, 0-1, 1/2-1/2 or *",
  };
}

}  // namespace planilla::checks
