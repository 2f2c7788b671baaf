// unusual-result: result in another spelling.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unusual_result() {
  return {
      .rule = Rule::unusual_result,
      .group = Group::result,
      .severity = Severity::note,
      .title = "Result in another spelling",
      .why = R"(The result is spelt in a way that PGN does not know: `1:0`, `½-½`, `tablas`,
`0.5-0.5`. It is understood; other programs read on past the end of the game.

`planilla convert` writes one of PGN's four.)",
      .bad = R"(1. e4 e5 1:0)",
      .good = R"(1. e4 e5 1-0)",
      .message = "«{written}» is read as {result}",
  };
}

}  // namespace planilla::checks
