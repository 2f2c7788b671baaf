// ambiguous-move: move that can be read in several ways.
#include "rules/ambiguous_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check ambiguous_move() {
  return {
      .rule = rules::ambiguous_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Move that can be read in several ways",
      .why = R"(Two pieces or more can make the move as it is written. Some programs take the
first one they find, and the game becomes another one. All candidates are
listed.

Write the file of the piece, or its rank, between the letter and the square:
`Nbd2`. A pinned piece is no candidate.)",
      .bad = R"(1. d4 d5 2. Nf3 Nf6 3. Nd2 *)",
      .good = R"(1. d4 d5 2. Nf3 Nf6 3. Nbd2 *)",
      .message =
          "{kept, select, true {kept unread by an earlier conversion: «{written}»} open {left open "
          "by an earlier conversion: «{written}»} other "
          "{«{written}» can be {candidates}}}",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
count?: number; how many moves the word can be
@repair?
@evidence?
@kept?
)",
      .decided_in =
          "lib/game/repair/question.cpp "
          "lib/game/replay/bad_move.cpp "
          "lib/game/replay/replay_edits.cpp "
          "lib/game/replay/replay_sidelines.cpp",
      .laws = {.y1997 = "8.1", .y2009 = "C.10", .y2018 = "C.10", .y2023 = "C.10"},
      .law =
          "If two pieces of a kind can go to the same square, the file it leaves is added to the "
          "letter of the piece, or its rank, or both.",
      .pgn = "8.2.3.4",
  };
}

}  // namespace planilla::checks
