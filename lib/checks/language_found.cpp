// language-found: language found out.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check language_found() {
  return {.rule = Rule::language_found, .group = Group::laws, .severity = Severity::note, .title = "Language found out"};
}

}  // namespace planilla::checks
