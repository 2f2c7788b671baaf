// unclosed-comment: comment without its end.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unclosed_comment() {
  return {
      .rule = Rule::unclosed_comment,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Comment without its end",
      .message = "comment without its closing brace",
      .help = "write the closing brace where the comment ends",
  };
}

}  // namespace planilla::checks
