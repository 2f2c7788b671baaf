// missing-mate: mate without its mark.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_mate() {
  return {.rule = Rule::missing_mate, .group = Group::moves, .severity = Severity::note, .title = "Mate without its mark"};
}

}  // namespace planilla::checks
