// nested-comment: comment inside a comment.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check nested_comment() {
  return {
      .rule = Rule::nested_comment,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Comment inside a comment",
      .message = "brace opened inside a comment: comments do not nest",
  };
}

}  // namespace planilla::checks
