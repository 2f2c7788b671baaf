// same-players: white and Black are the same.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check same_players() {
  return {.rule = Rule::same_players, .group = Group::tags, .severity = Severity::warning, .title = "White and Black are the same"};
}

}  // namespace planilla::checks
