// duplicate-game: the same game twice.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check duplicate_game() {
  return {.rule = Rule::duplicate_game, .group = Group::archive, .severity = Severity::warning, .title = "The same game twice"};
}

}  // namespace planilla::checks
