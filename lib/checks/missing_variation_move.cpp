// missing-variation-move: variation without a move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_variation_move() {
  return {.rule = Rule::missing_variation_move, .group = Group::structure, .severity = Severity::warning, .title = "Variation without a move"};
}

}  // namespace planilla::checks
