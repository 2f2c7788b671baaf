// several-results: more than one result.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check several_results() {
  return {
      .rule = Rule::several_results,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "More than one result",
      .message = "a further result: {result}",
  };
}

}  // namespace planilla::checks
