// unopened-variation: parenthesis closed that was not opened.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unopened_variation() {
  return {
      .rule = Rule::unopened_variation,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Parenthesis closed that was not opened",
      .message = "this parenthesis closes nothing that was opened",
  };
}

}  // namespace planilla::checks
