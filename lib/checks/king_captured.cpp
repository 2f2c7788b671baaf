// king-captured: king captured.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check king_captured() {
  return {.rule = Rule::king_captured, .group = Group::moves, .severity = Severity::error, .title = "King captured"};
}

}  // namespace planilla::checks
