// mixed-languages: the players write in different languages.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check mixed_languages() {
  return {
      .rule = Rule::mixed_languages,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "The players write in different languages",
      .message = "the players write in different languages: {languages}",
  };
}

}  // namespace planilla::checks
