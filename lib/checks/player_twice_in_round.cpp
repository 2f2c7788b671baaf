// player-twice-in-round: one player in two games of a round.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check player_twice_in_round() {
  return {.rule = Rule::player_twice_in_round, .group = Group::archive, .severity = Severity::warning, .title = "One player in two games of a round"};
}

}  // namespace planilla::checks
