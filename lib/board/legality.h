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
inline Square pinner_of(const Position& p, Square from) {
  const Color us = p.turn();
  const Square our_king = lowest(p.pieces(us, king));
  const Bitboard queens = p.pieces(queen);
  Bitboard snipers = ((pseudo_attacks(rook, our_king) & (p.pieces(rook) | queens)) |
                      (pseudo_attacks(bishop, our_king) & (p.pieces(bishop) | queens))) &
                     p.pieces(~us) & line_through(our_king, from);
  while (snipers) {
    const Square sniper = take_lowest(snipers);
    if ((between(our_king, sniper) & p.pieces()) == bit(from)) return sniper;
  }
  return no_square;
}

// If the king is in check: does a piece that arrives on `to` end it?
inline bool answers_check(const Position& p, Square to) {
  const Bitboard checkers = p.checkers();
  if (several(checkers)) return false;
  const Bitboard answers = between(lowest(p.pieces(p.turn(), king)), lowest(checkers)) | checkers;
  return (answers & bit(to)) != 0;
}

// Any piece but the king, any move but en passant.
inline bool piece_move_is_safe(const Position& p, Square from, Square to) {
  if (p.checkers() && !answers_check(p, to)) [[unlikely]]
    return false;
  const Bitboard line = line_through(lowest(p.pieces(p.turn(), king)), from);
  const Bitboard sliders = p.pieces(bishop) | p.pieces(rook) | p.pieces(queen);
  if (!(line & sliders & p.pieces(~p.turn()))) [[likely]]
    return true;
  return (line & bit(to)) || pinner_of(p, from) == no_square;
}

// A step of the king.
inline bool king_move_is_safe(const Position& p, Square from, Square to) {
  return !p.attacked_by(~p.turn(), to, p.pieces() ^ bit(from));
}

// En passant: two pawns leave their rank at once, so the whole board is asked.
inline bool en_passant_is_safe(const Position& p, Square from, Square to) {
  const Bitboard taken = bit(static_cast<Square>(to ^ 8));
  const Bitboard occupied = (p.pieces() & ~(bit(from) | taken)) | bit(to);
  const Square our_king = lowest(p.pieces(p.turn(), king));
  return !(p.attackers_to(our_king, occupied) & p.pieces(~p.turn()) & ~taken);
}

}  // namespace planilla
