// transliterated-name: name that seems stripped of its accents.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check transliterated_name() {
  return {.rule = Rule::transliterated_name, .group = Group::tags, .severity = Severity::note, .title = "Name that seems stripped of its accents"};
}

}  // namespace planilla::checks
