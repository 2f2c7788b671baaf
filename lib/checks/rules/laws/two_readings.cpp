// two-readings: two readings of the game survive.
#include "rules/two_readings.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check two_readings() {
  return {
      .rule = rules::two_readings,
      .group = Group::laws,
      .severity = Severity::error,
      .title = "Two readings of the game survive",
      .why = R"(The whole game can be played in two ways: the letters of two languages both
make it legal to the end. Nothing in the text decides, so one was written and
the other is told.

Name the language with `--language`.)",
      .bad = R"(1.h4 h5 2.Rh3 *)",
      .good = R"(1.h4 h5 2.Th3 *)",
      .message = "the game can be read in two ways to its end: {candidates}",
      .help = "name the language with --language",
      .decided_in = "lib/game/letters/two_readings.cpp",
  };
}

}  // namespace planilla::checks
