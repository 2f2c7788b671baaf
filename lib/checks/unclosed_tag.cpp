// unclosed-tag: tag without its bracket.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unclosed_tag() {
  return {
      .rule = Rule::unclosed_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag without its bracket",
      .message = "tag {tag} without its closing bracket",
  };
}

}  // namespace planilla::checks
