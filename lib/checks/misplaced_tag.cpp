// misplaced-tag: tag after the first move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check misplaced_tag() {
  return {
      .rule = Rule::misplaced_tag,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Tag after the first move",
      .message = "tag {tag} stands after the first move",
  };
}

}  // namespace planilla::checks
