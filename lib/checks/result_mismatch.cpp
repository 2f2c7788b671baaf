// result-mismatch: result tag and movetext disagree.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check result_mismatch() {
  return {
      .rule = Rule::result_mismatch,
      .group = Group::result,
      .severity = Severity::error,
      .title = "Result tag and movetext disagree",
      .message = "the tag says {tag}, the movetext ends with {terminator}",
      .laws = {.y1997 = "8.7", .y2009 = "8.7", .y2018 = "8.7", .y2023 = "8.7"},
  };
}

}  // namespace planilla::checks
