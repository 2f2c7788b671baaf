// player-spelt-several-ways: one player under several spellings.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check player_spelt_several_ways() {
  return {.rule = Rule::player_spelt_several_ways, .group = Group::archive, .severity = Severity::warning, .title = "One player under several spellings"};
}

}  // namespace planilla::checks
