// long-line: line over 255 characters.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check long_line() {
  return {.rule = Rule::long_line, .group = Group::structure, .severity = Severity::note, .title = "Line over 255 characters"};
}

}  // namespace planilla::checks
