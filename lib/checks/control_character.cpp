// control-character: control character.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check control_character() {
  return {
      .rule = Rule::control_character,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "Control character",
      .message = "control character in the text",
  };
}

}  // namespace planilla::checks
