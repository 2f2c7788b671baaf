// game-too-long: game cut at the size limit.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check game_too_long() {
  return {
      .rule = Rule::game_too_long,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Game cut at the size limit",
      .message = "{bytes, plural, one {# byte was} other {# bytes were}} left out: the game "
          "passes the size limit",
  };
}

}  // namespace planilla::checks
