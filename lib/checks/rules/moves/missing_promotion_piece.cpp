// missing-promotion-piece: promotion without a piece.
#include "rules/missing_promotion_piece.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check missing_promotion_piece() {
  return {
      .rule = rules::missing_promotion_piece,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Promotion without a piece",
      .why = R"(A pawn reaches the last rank, and the text does not say what it becomes. Some
programs make it a queen without a word. The candidates are listed; where only
one makes the rest of the game legal, it is suggested.

Write `e8=Q`. As a sealed move it is ambiguous and loses.)",
      .bad = R"([SetUp "1"]
[FEN "7k/4P3/8/8/8/8/8/4K3 w - - 0 1"]

1. e8 *)",
      .good = R"([SetUp "1"]
[FEN "7k/4P3/8/8/8/8/8/4K3 w - - 0 1"]

1. e8=Q+ *)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» does not say what the pawn becomes: {candidates}}}",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
count: number; how many pieces the pawn can become
@repair?
@evidence?
@kept?
)",
      .decided_in = "lib/game/replay/bad_move.cpp",
      .laws = {.y1997 = "3.4(e)", .y2009 = "C.12", .y2018 = "C.11", .y2023 = "C.11"},
      .law = "A promotion is written as the pawn's move followed by the letter of the new piece.",
      .pgn = "8.2.3.3",
  };
}

}  // namespace planilla::checks
