// stray-text: text that is no move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check stray_text() {
  return {
      .rule = Rule::stray_text,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Text that is no move",
      .message = "«{written}» is neither a move nor a comment",
      .help = "put it in braces if it is a comment",
  };
}

}  // namespace planilla::checks
