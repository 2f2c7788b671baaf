// fen-repaired: fEN that needed mending.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check fen_repaired() {
  return {
      .rule = Rule::fen_repaired,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "FEN that needed mending",
      .message = "the FEN was mended: it is read as {fen}",
  };
}

}  // namespace planilla::checks
