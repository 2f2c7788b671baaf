// name-form: name not as Surname, Given.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check name_form() {
  return {.rule = Rule::name_form, .group = Group::tags, .severity = Severity::note, .title = "Name not as Surname, Given"};
}

}  // namespace planilla::checks
