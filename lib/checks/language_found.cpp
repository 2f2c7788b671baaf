// language-found: language found out.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check language_found() {
  return {
      .rule = Rule::language_found,
      .group = Group::laws,
      .severity = Severity::note,
      .title = "Language found out",
      .message = R"(read as {notation} notation with the letters of {languages}{plies, plural,
  =0 {}
  one {, certain after # half-move}
  other {, certain after # half-moves}})",
  };
}

}  // namespace planilla::checks
