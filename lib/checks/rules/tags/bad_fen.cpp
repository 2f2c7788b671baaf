// bad-fen: FEN that is no position.
#include "rules/bad_fen.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check bad_fen() {
  return {
      .rule = rules::bad_fen,
      .group = Group::tags,
      .severity = Severity::error,
      .title = "FEN that is no position",
      .why = R"(The tag FEN holds no position: a rank has too many squares, a king is missing,
the side that is not to move stands in check. The message says what and where.

Without it the moves are tried from the usual initial position.)",
      .bad = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/9/8/8/8/8/4P3/4K3 w - - 0 1"]

*)",
      .good = R"([Event "Open"]
[Site "Oslo"]
[Date "2001.05.12"]
[Round "1"]
[White "Uno, Ana"]
[Black "Dos, Eva"]
[Result "*"]
[SetUp "1"]
[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]

*)",
      .message = R"(the FEN is no position: {fault, select,
  empty {it is empty}
  bad_piece {a character stands for no piece}
  rank_too_long {a rank has more than eight squares}
  rank_too_short {a rank has less than eight squares}
  too_few_ranks {there are less than eight ranks}
  too_many_ranks {there are more than eight ranks}
  no_white_king {White has no king}
  no_black_king {Black has no king}
  two_white_kings {White has more than one king}
  two_black_kings {Black has more than one king}
  pawn_on_last_rank {a pawn stands on the first or the eighth rank}
  bad_turn {the side to move is neither w nor b}
  bad_castling {the castling rights cannot be read}
  bad_en_passant {the en passant square cannot be read}
  bad_halfmove_clock {the number of half-moves is no number}
  bad_fullmove_number {the number of the move is no number}
  opponent_in_check {the side that is not to move stands in check}
  too_many_checkers {more pieces give check than can at once}
  trailing_text {something follows it}
  other {it cannot be read}} (character {at}))",
      .args = R"(
fault: word empty bad-piece rank-too-long rank-too-short too-few-ranks too-many-ranks no-white-king no-black-king two-white-kings two-black-kings pawn-on-last-rank bad-turn bad-castling bad-en-passant bad-halfmove-clock bad-fullmove-number opponent-in-check too-many-checkers trailing-text; what is wrong
at: number; the character of the value, from 1
)",
      .decided_in = "lib/game/layout/tags.cpp",
      .pgn = "9.7.2",
  };
}

}  // namespace planilla::checks
