// over-disambiguated: more disambiguation than needed.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check over_disambiguated() {
  return {.rule = Rule::over_disambiguated, .group = Group::moves, .severity = Severity::note, .title = "More disambiguation than needed"};
}

}  // namespace planilla::checks
