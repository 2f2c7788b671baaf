// fen-repaired: fEN that needed mending.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check fen_repaired() {
  return {.rule = Rule::fen_repaired, .group = Group::tags, .severity = Severity::warning, .title = "FEN that needed mending"};
}

}  // namespace planilla::checks
