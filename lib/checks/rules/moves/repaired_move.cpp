// repaired-move: move repaired.
#include "rules/repaired_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check repaired_move() {
  return {
      .rule = rules::repaired_move,
      .group = Group::moves,
      .severity = Severity::warning,
      .title = "Move repaired",
      .why = R"(The move as written could not be played, or what follows it could not; under one
change, clearly the likeliest, so many half-moves behind it are legal that it is
proved, and that move was taken. The finding says what stood there, what was put
in its place, and how far that and the next best reading fit.

Compare with the scoresheet. `--repair suggest` only suggests, as `planilla check`
does by itself, `--repair off` does neither.)",
      .bad = R"(1. e4 e5 2. Nf4 Nc6 3. Bb5 a6 4. Ba4 Nf6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *)",
      .message = R"({kind, select,
  insert {a half-move is missing here: {suggestion} was put in{answered, select, true {, as was answered} other {: it fits the next {fits, plural, one {half-move} other {# half-moves}}{rival_stops, select, none {} other {; the next best reading stops at {rival_stops}}}}}}
  kings {«{written}» is no play: the kings of an electronic board tell the result}
  drop {«{written}» is no move of this game and was passed over: without it the next {fits, plural, one {half-move fits} other {# half-moves fit}}}
  exchange {«{first}» and «{second}» stood in each other's place and were read the other way round: so the next {fits, plural, one {half-move fits} other {# half-moves fit}}}
  twice {«{written}» stands twice, and the second was passed over: without it the game can be read on}
  choose {«{written}» fits several moves: it was read as {suggestion}, which fits the next {fits, plural, one {half-move} other {# half-moves}}{rival_stops, select, none {} other {; the next best reading stops at {rival_stops}}}}
  other {«{written}» was read as {suggestion}{answered, select, true {, as was answered} other {{fits, plural, =0 {} one {: it fits the next half-move} other {: it fits the next # half-moves}}{rival_stops, select, none {} other {; the next best reading stops at {rival_stops}}}}}}})",
      .args = R"(
@repair
@evidence?
)",
      .decided_in =
          "lib/game/movetext_reader.cpp "
          "lib/game/replay/replay_edits.cpp",
  };
}

}  // namespace planilla::checks
