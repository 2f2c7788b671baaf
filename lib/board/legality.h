// Which pawns reach a square, and does a move leave one's own king safe? Three questions, by the
// kind of move, for moves that a piece can make as pieces go; they look at checkers and pins only
// as far as they must.
#pragma once

#include "board/attacks.h"
#include "board/position.h"

namespace planilla {

inline constexpr Bitboard last_ranks = rank_mask(0) | rank_mask(7);

// The pawns of the side to move that could go to `to`, were there no king to mind. En passant is
// not among them; nothing of one's own may stand on `to`.
inline Bitboard pawns_reaching(const Position& p, Square to) {
  const Color us = p.turn();
  const Bitboard pawns = p.pieces(us, pawn);
  const Bitboard occupied = p.pieces();
  if (occupied & bit(to)) return pawn_attacks(~us, to) & pawns;
  if (us == white) {
    const Bitboard one = bit(to) >> 8;
    return (one | ((one & ~occupied) >> 8 & rank_mask(1))) & pawns;
  }
  const Bitboard one = bit(to) << 8;
  return (one | ((one & ~occupied) << 8 & rank_mask(6))) & pawns;
}

// The enemy slider that pins the piece on `from` to its king, or no_square.
Square pinner_of(const Position& p, Square from);

// Any piece but the king, any move but en passant.
bool piece_move_is_safe(const Position& p, Square from, Square to);

// If the king is in check: does a piece that arrives on `to` end it?
bool answers_check(const Position& p, Square to);

// A step of the king.
inline bool king_move_is_safe(const Position& p, Square from, Square to) {
  return !p.attacked_by(~p.turn(), to, p.pieces() ^ bit(from));
}

// En passant: two pawns leave their rank at once, so the whole board is asked.
bool en_passant_is_safe(const Position& p, Square from, Square to);

// Who could give check, or could if a piece left `from`: none is certain, others want a closer
// look. Of any piece but the king.
inline Bitboard looks_at_king(const Position& p, unsigned us, Bitboard kings, Bitboard sliders,
                              unsigned from) {
  const unsigned our_king = lowest(p.pieces(static_cast<Color>(us)) & kings);
  const Bitboard on_line =
      line_through(our_king, from) & sliders & p.pieces(static_cast<Color>(us ^ 1));
  return p.checkers() | on_line;
}

}  // namespace planilla
