// unread-text: text left unread by an earlier conversion.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check unread_text() {
  return {
      .rule = Rule::unread_text,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Text left unread by an earlier conversion",
      .message = "kept unread by an earlier conversion: «{written}»",
  };
}

}  // namespace planilla::checks
