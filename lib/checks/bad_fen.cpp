// bad-fen: fEN that is no position.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check bad_fen() {
  return {.rule = Rule::bad_fen, .group = Group::tags, .severity = Severity::error, .title = "FEN that is no position"};
}

}  // namespace planilla::checks
