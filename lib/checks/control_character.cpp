// control-character: control character.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check control_character() {
  return {
      .rule = Rule::control_character,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Control character",
      .why = R"(A byte that is neither a letter nor a blank (NUL, backspace, escape ...)
stands in the text. It comes from a damaged file or from word processors, and
other programs stop at it or show nothing. It is part of no move.)",
      .bad = R"(1. e4 \x07 e5 *)",
      .good = R"(1. e4 e5 *)",
      .message = "control character in the text{count, plural, =0 {} one {} other { (# times)}}",
      .pgn = "4.1",
  };
}

}  // namespace planilla::checks
