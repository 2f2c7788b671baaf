// event-spelt-several-ways: one event under several spellings.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check event_spelt_several_ways() {
  return {.rule = Rule::event_spelt_several_ways, .group = Group::archive, .severity = Severity::note, .title = "One event under several spellings"};
}

}  // namespace planilla::checks
