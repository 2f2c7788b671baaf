// unusual-result: result in another spelling.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unusual_result() {
  return {
      .rule = Rule::unusual_result,
      .group = Group::result,
      .severity = Severity::note,
      .title = "Result in another spelling",
      .message = "«{written}» is read as {result}",
  };
}

}  // namespace planilla::checks
