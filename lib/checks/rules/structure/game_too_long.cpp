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
      .why = R"(One game is longer than the size limit (16 MiB). The first 15 MiB of it are
read. What follows is kept unread, in pieces of a mebibyte, each of them a game of
its own, so that a broken file can neither fill the memory nor lose anything.
Usually it is not one game: a file that is not chess, or one without tags and
results.)",
      .message =
          "the game passes the size limit: its first 15 MiB are read, the rest is kept unread",
      .args = R"(
@kept?
)",
      .decided_in =
          "lib/game/carried/long_game.cpp "
          "lib/game/carried/text_findings.cpp",
  };
}

}  // namespace planilla::checks
