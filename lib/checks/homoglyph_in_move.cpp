// homoglyph-in-move: look-alike letter of another script in a move.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check homoglyph_in_move() {
  return {
      .rule = Rule::homoglyph_in_move,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Look-alike letter of another script in a move",
      .message = "«{written}» holds a letter of another script that only looks right",
  };
}

}  // namespace planilla::checks
