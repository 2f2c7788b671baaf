// fen-repaired: FEN that needed mending.
#include "rules/fen_repaired.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check fen_repaired() {
  return {
      .rule = rules::fen_repaired,
      .group = Group::tags,
      .severity = Severity::warning,
      .title = "FEN that needed mending",
      .why = R"(The FEN can be read, but claims what its position cannot have: a right to
castle without the king or the rook at home, an en passant square that no pawn
has passed, or fields that are missing. What was used is told.

A right to castle of a king or a rook that does not stand at home is one of Chess960:
an error where the tag Variant names the rules of ordinary chess, a note where the
game begins as those of Chess960 do and the tag is missing.

A tag FEN that was left empty, and no SetUp "1" beside it, is none; and `startpos` is
what engines call the initial position.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w KQ - 0 1"]

1. e4 Kd7 *)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

1. e4 Kd7 *)",
      .message = R"({what, select,
  castling {the FEN claims rights to castle that the position cannot have}
  en_passant {the FEN names an en passant square that no pawn has passed}
  fields {fields are missing in the FEN}
  chess960 {the FEN claims rights to castle that only Chess960 has, and the tag Variant does not name it}
  initial {the FEN names no position: the game begins with the initial one}
  other {the FEN needed mending}}: read as {fen})",
      .args = R"(
fen: text; the position as it was read
what: word castling en-passant fields chess960 initial; what was wrong
)",
      .decided_in = "cli/commands/position.cpp lib/game/layout/tags.cpp",
      .pgn = "9.7.2",
  };
}

}  // namespace planilla::checks
