// illegal-move: illegal move.
#include "rules/illegal_move.h"
#include "checks/engine/check.h"

namespace planilla::checks {

Check illegal_move() {
  return {
      .rule = rules::illegal_move,
      .group = Group::moves,
      .severity = Severity::error,
      .title = "Illegal move",
      .why = R"(The move can be read, and is not legal in the position: no piece can make it,
it leaves the king in check, the way is blocked, the right to castle is lost.
The message says which. What follows cannot be trusted and is kept as it
stood.

Either the move is written wrongly, or one before it is, or it was played so
over the board. Where exactly one change makes the rest of the game legal, it
is suggested.)",
      .bad = R"(1. e4 e5 2. Nf4 *)",
      .good = R"(1. e4 e5 2. Nf3 *)",
      .message = R"({kept, select,
  true {kept unread by an earlier conversion: «{written}»} open {left open by an earlier conversion: «{written}»}
  other {«{written}» is illegal{reason, select,
    no_such_piece {: there is no such {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}}}
    cannot_reach {: no {piece, select, pawn {pawn} knight {knight} bishop {bishop} rook {rook} queen {queen} king {king} other {piece}} can go there}
    blocked {: the way is blocked on {square}}
    own_piece_there {: a piece of the same colour stands there}
    nothing_to_capture {: there is nothing to capture}
    pawn_must_capture {: a pawn cannot capture straight ahead}
    pinned {: the piece on {square2} is pinned by the one on {square}}
    king_in_check {: the king is in check from {square}}
    into_check {: the king would be in check from {square}}
    castling_right_lost {: the right to castle is lost}
    castling_in_check {: the king is in check from {square}}
    castling_through_check {: the king would cross {square}, which is attacked}
    castling_into_check {: the king would be in check on {square}}
    castling_blocked {: there is a piece in the way on {square}}
    en_passant_not_possible {: nothing can be captured en passant}
    wrong_side {: it is a move of the other side}
    captures_king {: a king is never captured}
    promotion_impossible {: nothing is promoted by it}
    game_over {: the game is over}
    other {}}}})",
      .help =
          "with {suggestion} {rest, select, partly {more of the game} other {the rest of the "
          "game}} is legal",
      .args = R"(
@refusal?
@repair?
@kept?
)",
      .decided_in =
          "lib/game/replay/bad_move.cpp "
          "lib/game/replay/replay_moves.cpp",
      .laws = {.y1997 = "3", .y2009 = "3", .y2018 = "3.10.2", .y2023 = "3.10.2"},
      .law =
          "A move is legal when it fulfils the rules of movement of its piece and does not leave "
          "or place the own king in check; any other is illegal.",
  };
}

}  // namespace planilla::checks
