// remark-in-parentheses: parentheses that hold no variation.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check remark_in_parentheses() {
  return {
      .rule = Rule::remark_in_parentheses,
      .group = Group::structure,
      .severity = Severity::note,
      .title = "Parentheses that hold no variation",
      .message = "«{written}» is no variation and was kept as a comment",
  };
}

}  // namespace planilla::checks
