// color-sequence: colours out of balance.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check color_sequence() {
  return {.rule = Rule::color_sequence, .group = Group::archive, .severity = Severity::note, .title = "Colours out of balance"};
}

}  // namespace planilla::checks
