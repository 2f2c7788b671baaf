// descriptive-notation: notation that is no evidence.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check descriptive_notation() {
  return {.rule = Rule::descriptive_notation, .group = Group::laws, .severity = Severity::note, .title = "Notation that is no evidence"};
}

}  // namespace planilla::checks
