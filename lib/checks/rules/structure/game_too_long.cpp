// game-too-long: game cut at the size limit.
#include "rules/game_too_long.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check game_too_long() {
  return {
      .rule = rules::game_too_long,
      .group = Group::structure,
      .severity = Severity::error,
      .title = "Game cut at the size limit",
      .why = R"(One game is longer than the size limit (16 MiB). What is over it was left out,
so that a broken file cannot fill the memory. Usually it is not one game: a
file that is not chess, or one without tags and results.)",
      .message =
          "{bytes, plural, one {# byte was} other {# bytes were}} left out: the game "
          "passes the size limit",
      .args = R"(
bytes: number; bytes that were not read
)",
      .decided_in = "lib/game/carried/text_findings.cpp",
  };
}

}  // namespace planilla::checks
