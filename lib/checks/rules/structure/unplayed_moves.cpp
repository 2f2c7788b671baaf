// unplayed-moves: moves in a comment that would continue the game.
#include "rules/unplayed_moves.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check unplayed_moves() {
  return {
      .rule = rules::unplayed_moves,
      .group = Group::structure,
      .severity = Severity::warning,
      .title = "Moves in a comment that would continue the game",
      .why = R"(A comment, a `;` tail or words of a sheet hold moves that go on where the main
line stops: with the number that is due, and legal there. Perhaps a brace that
closes too late swallowed them, a `;` between the moves began a comment, or the
sheet is laid out in a way that is not understood. The comment is kept as it
stands, and the game is not counted as clean.

So are moves above or below a game in a text that begin with the number 1 and part
from it: they may be another game that was not taken for one.

Analysis is not meant: moves cited in a comment while the game itself goes on
with its next number, or beside words of a sentence in a comment of PGN.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 {2. Nf3 Nc6 3. Bb5} *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 *)",
      .message =
          "{line, select, game {{plies} half-moves from the number 1 on, perhaps of another game, "
          "stand} "
          "other {{plies, plural, one {a move that would continue the game stands} other {# "
          "half-moves that would continue the game stand}}}} in text that is not played: "
          "«{written}»",
      .help = "take the moves out of the comment if they were played",
      .args = R"(
plies: number; half-moves of the text that are legal from there on, one after another
line?: word game; `game`: they begin with the number 1, and part from the game
)",
      .decided_in =
          "lib/game/unplayed/unplayed_finding.cpp "
          "lib/game/replay/replay_pages.cpp",
  };
}

}  // namespace planilla::checks
