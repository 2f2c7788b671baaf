// repeated-move-number: repeated move number.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check repeated_move_number() {
  return {.rule = Rule::repeated_move_number, .group = Group::structure, .severity = Severity::note, .title = "Repeated move number"};
}

}  // namespace planilla::checks
