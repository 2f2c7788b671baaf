// two-readings: two readings of the game survive.
#include "checks/catalogue/check.h"

namespace planilla::checks {

Check two_readings() {
  return {
      .rule = Rule::two_readings,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Two readings of the game survive",
      .message = "the game can be read in two ways to its end: {candidates}",
      .help = "name the language with --language",
  };
}

}  // namespace planilla::checks
