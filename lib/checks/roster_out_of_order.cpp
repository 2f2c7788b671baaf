// roster-out-of-order: roster tags out of order.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check roster_out_of_order() {
  return {.rule = Rule::roster_out_of_order, .group = Group::tags, .severity = Severity::note, .title = "Roster tags out of order"};
}

}  // namespace planilla::checks
