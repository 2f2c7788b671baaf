// malformed-tag: tag that is not a name and a quoted value.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check malformed_tag() {
  return {
      .rule = Rule::malformed_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag that is not a name and a quoted value",
      .message = "«{written}» is not a tag name and a value in quotes",
  };
}

}  // namespace planilla::checks
