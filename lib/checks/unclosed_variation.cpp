// unclosed-variation: variation without its end.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unclosed_variation() {
  return {
      .rule = Rule::unclosed_variation,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Variation without its end",
      .message = "variation without its closing parenthesis",
  };
}

}  // namespace planilla::checks
