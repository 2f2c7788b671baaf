// shared-fide-id: two players of one FIDE id.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check shared_fide_id() {
  return {.rule = Rule::shared_fide_id, .group = Group::archive, .severity = Severity::warning, .title = "Two players of one FIDE id"};
}

}  // namespace planilla::checks
