// castling-or-double-forfeit: 0-0 at the end.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check castling_or_double_forfeit() {
  return {
      .rule = Rule::castling_or_double_forfeit,
      .group = Group::moves,
      .severity = Severity::note,
      .title = "0-0 at the end",
      .message = "«{written}» at the end is read as castling; it may also say that both players "
          "lost",
  };
}

}  // namespace planilla::checks
