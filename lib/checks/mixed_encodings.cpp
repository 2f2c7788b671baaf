// mixed-encodings: more than one character set in a file.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check mixed_encodings() {
  return {
      .rule = Rule::mixed_encodings,
      .group = Group::encoding,
      .severity = Severity::warning,
      .title = "More than one character set in a file",
      .message = "this game is in {encoding}, unlike the rest of its file",
  };
}

}  // namespace planilla::checks
