// move-after-game-end: move after mate or stalemate.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check move_after_game_end() {
  return {.rule = Rule::move_after_game_end, .group = Group::moves, .severity = Severity::error, .title = "Move after mate or stalemate"};
}

}  // namespace planilla::checks
