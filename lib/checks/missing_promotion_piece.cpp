// missing-promotion-piece: promotion without a piece.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check missing_promotion_piece() {
  return {.rule = Rule::missing_promotion_piece, .group = Group::moves, .severity = Severity::error, .title = "Promotion without a piece"};
}

}  // namespace planilla::checks
