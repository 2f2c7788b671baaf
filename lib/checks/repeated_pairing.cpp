// repeated-pairing: the same pairing twice in a round.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check repeated_pairing() {
  return {.rule = Rule::repeated_pairing, .group = Group::archive, .severity = Severity::warning, .title = "The same pairing twice in a round"};
}

}  // namespace planilla::checks
