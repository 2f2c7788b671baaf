// game-too-long: game cut at the size limit.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check game_too_long() {
  return {.rule = Rule::game_too_long, .group = Group::structure, .severity = Severity::error, .title = "Game cut at the size limit"};
}

}  // namespace planilla::checks
