// castling-or-double-forfeit: 0-0 at the end.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check castling_or_double_forfeit() {
  return {
      .rule = Rule::castling_or_double_forfeit,
      .group = Group::moves,
      .severity = Severity::note,
      .title = "0-0 at the end",
      .why = R"(`0-0` stands at the end of the moves. It is short castling written with zeros,
or the result of a game that both players lost. It is read as castling, since
castling is legal there.

Write castling as `O-O`, and the result behind it.)",
      .bad = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. 0-0)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bc4 Nf6 4. O-O *)",
      .message = "«{written}» at the end is read as castling; it may also say that both players "
          "lost",
  };
}

}  // namespace planilla::checks
