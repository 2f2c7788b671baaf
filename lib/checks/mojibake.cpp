// mojibake: text converted wrongly before.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check mojibake() {
  return {.rule = Rule::mojibake, .group = Group::encoding, .severity = Severity::warning, .title = "Text converted wrongly before"};
}

}  // namespace planilla::checks
