// converted-encoding: text converted to UTF-8.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check converted_encoding() {
  return {
      .rule = Rule::converted_encoding,
      .group = Group::encoding,
      .severity = Severity::note,
      .title = "Text converted to UTF-8",
      .message = "converted from {encoding} to UTF-8",
  };
}

}  // namespace planilla::checks
