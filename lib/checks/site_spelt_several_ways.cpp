// site-spelt-several-ways: one site under several spellings.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check site_spelt_several_ways() {
  return {.rule = Rule::site_spelt_several_ways, .group = Group::archive, .severity = Severity::note, .title = "One site under several spellings"};
}

}  // namespace planilla::checks
