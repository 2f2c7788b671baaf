// missing-move: move played and not written.
#include "rules/missing_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check missing_move() {
  return {
      .rule = rules::missing_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move played and not written",
      .why = R"(A move was played and not written: an empty field on the sheet, or dots in its
place with more moves behind them. Where exactly one move makes the rest of
the game legal, it is suggested.)",
      .bad = R"(1. e4 ... 2. Nf3 Nc6 *)",
      .good = R"(1. e4 e5 2. Nf3 Nc6 *)",
      .message = R"({count, plural,
  =0 {a move is missing here}
  one {a move is missing here}
  other {# half-moves are missing before «{written}»{legal, plural,
    =0 {}
    one {, or its number is wrong: # half-move behind it is legal}
    other {, or its number is wrong: # half-moves behind it are legal}}{fillings, plural,
    =0 {}
    one { or soon behind it: «{fails}» is illegal, and with one pair in between what follows is not}
    other { or soon behind it: «{fails}» is illegal, and with each of # pairs in between what follows is not}}}})",
      .help =
          "with {suggestion} in its place {rest, select, partly {more of the game} other {the rest "
          "of the game}} is legal",
      .args = R"(
count?: number; how many half-moves are missing
legal?: number; half-moves behind it that are legal as they stand, where all are
fillings?: number; pairs of half-moves with which what follows is legal, where the board alone says that one is missing
fails?: text; the word that is illegal without them
@refusal?
@repair?
@evidence?
@kept?
)",
      .decided_in =
          "lib/game/replay/bad_move.cpp "
          "lib/game/replay/replay_edits.cpp "
          "lib/game/replay/replay_moves.cpp",
  };
}

}  // namespace planilla::checks
