// doubtful-move: a move that can be played and cannot be right, for what follows.
#include "rules/doubtful_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check doubtful_move() {
  return {
      .rule = rules::doubtful_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Doubtful move",
      .why = R"(Where a game cannot be read to its end, the slip is often earlier than the
place where it shows. Here the move as written is legal, and what follows is
not; with another move in its place more of the game is. The finding names that
move, or all between which nothing decides.

Compare with the scoresheet. `--repair safe` puts it right where what follows
proves one change; elsewhere the choice is yours.)",
      .bad =
          R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d3 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 11. Nc3 Bd6 12. Be3 b6 *)",
      .good =
          R"(1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 8. Nb3 Qxd1 9. Rxd1 Bg4 10. f3 Be6 11. Nc3 Bd6 12. Be3 b6 *)",
      .message = R"({kept, select,
  true {kept unread by an earlier conversion: «{written}»}
  other {{kind, select,
  question {with one of these in place of «{written}» more of the game is legal: {candidates}}
  exchange {«{first}» and «{second}» stand in each other's place: the other way round the next {fits, plural, one {half-move fits} other {# half-moves fit}}}
  twice {«{written}» stands twice: without the second the game can be read on}
  kings {«{written}» is no play: the kings of an electronic board tell the result}
  remark {it is not clear whether «{written}» was played, or is part of the remark beside it}
  marks {«{written}» marks a capture or a check that the board does not have, and the game as it stands ends at {rival_stops}: perhaps another move was played}
  row {the row of «{written}» is written twice, and the game as it stands ends at {rival_stops}: one of the two was another}
  column {from «{written}» on, or soon behind it, the player''s moves stand a row too high: a move was left out there; as they stand they end at {rival_stops}}
  again {«{written}» is written again at {rival_stops}, where it cannot be played: one of the two was another move}
  drop {«{written}» is probably no move of this game: without it the next {fits, plural, one {half-move fits} other {# half-moves fit}}}
  other {«{written}» can be played, but {suggestion} in its place fits the next {fits, plural, one {half-move} other {# half-moves}}{rival_stops, select, none {} other {; the next best reading stops at {rival_stops}}}}}}})",
      .args = R"(
@repair?
@evidence?
@kept?
)",
      .decided_in =
          "lib/game/marks/lost_marks.cpp "
          "lib/game/repair/question.cpp "
          "lib/game/replay/replay_edits.cpp "
          "lib/game/replay/replay_strays.cpp",
  };
}

}  // namespace planilla::checks
