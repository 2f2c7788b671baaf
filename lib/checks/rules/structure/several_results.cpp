// several-results: more than one result.
#include "rules/several_results.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check several_results() {
  return {
      .rule = rules::several_results,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "More than one result",
      .why = R"(The movetext holds a further result behind the first. The first counts, if
nothing that can be read follows it. Where the two contradict each other it is
an error: a warning otherwise.

Delete the others. Where they differ, the scoresheet signed by both players
decides (Article 8.7).)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 1-0 0-1)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "1-0"]

1. e4 e5 1-0)",
      .message = "a further result: {result}",
      .args = R"(
result: text; the other result, as it is written
)",
      .decided_in =
          "lib/game/replay/replay.cpp "
          "lib/game/replay/replay_results.cpp "
          "lib/game/replay/replay_score_lines.cpp",
      .pgn = "8.2.6",
  };
}

}  // namespace planilla::checks
