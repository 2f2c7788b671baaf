// unclosed-tag-string: tag value without its quote.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unclosed_tag_string() {
  return {
      .rule = Rule::unclosed_tag_string,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag value without its quote",
      .message = "value of tag {tag} without its closing quote",
  };
}

}  // namespace planilla::checks
