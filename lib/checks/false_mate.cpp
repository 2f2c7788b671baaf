// false-mate: mate mark without mate.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check false_mate() {
  return {.rule = Rule::false_mate, .group = Group::moves, .severity = Severity::warning, .title = "Mate mark without mate"};
}

}  // namespace planilla::checks
