// The common move, written for the machine: no branch that cannot be foretold, no call on the way.
// Only position.cpp and fast_move.h include this, so that it is in line where it counts.
#pragma once

#include "board/attacks.h"
#include "board/position.h"
#include "board/zobrist.h"

namespace planilla {

// A move of one piece that changes no other, but for a capture; and what was read off the board to
// find it, so that it is not read again.
struct FastMove {
  unsigned from, to;
  Bitboard from_bit, to_bit;
  unsigned role;
  unsigned captured;        // the Piece that stands there; no_piece: none
  Bitboard kings, sliders;  // of both sides, before the move
  Bitboard beside;          // FastSources::beside, of the square it goes to
};

// All bits, or none: in place of a branch that would be foretold wrongly.
template <class Bits>
inline Bits all_if_zero(Bits bits) {
  return -static_cast<Bits>(bits == 0);
}

inline bool Position::wants_care(Bitboard touched) const {
  return (touched & care_) != 0;
}

// An empty square counts as a piece of role 0 whose keys are zero, so that captures are no case of
// their own. Without a slider on the line through its old square, only the piece that moved can
// give check. `us` is whose turn it is.
[[gnu::always_inline]] inline void Position::advance_plainly(unsigned us, const FastMove& m) {
  const unsigned them = us ^ 1, role = m.role, piece = us * 8 + role, captured = m.captured;
  key_ ^= zobrist.black_to_move ^ zobrist.piece[piece][m.from] ^ zobrist.piece[piece][m.to] ^
          zobrist.piece[captured][m.to];
  board_[m.from] = no_piece;
  board_[m.to] = static_cast<Piece>(piece);
  turn_ = static_cast<Color>(them);
  fullmove_ += us;
  const std::uint32_t lasting = captured | (role == pawn);  // what sets the clock back
  halfmove_clock_ = (halfmove_clock_ + 1) & all_if_zero(lasting);
  by_role_[captured & 7] &= ~m.to_bit;
  by_role_[role] ^= m.from_bit | m.to_bit;
  const Bitboard theirs = by_color_[them] & ~m.to_bit;
  const Bitboard ours = by_color_[us] ^ (m.from_bit | m.to_bit);
  by_color_[them] = theirs;
  by_color_[us] = ours;

  const unsigned their_king = lowest(theirs & m.kings);
  const Bitboard way_is_free = all_if_zero(between(their_king, m.to) & (ours | theirs));
  checkers_ = attackers_from(piece, their_king) & m.to_bit & way_is_free;
  if (line_through(their_king, m.from) & m.sliders & ours) [[unlikely]]
    checkers_ = checks_against(turn_);
  if ((m.beside & theirs & by_role_[pawn]) != 0) [[unlikely]]
    if ((m.from ^ m.to) == 16) offer_en_passant(static_cast<Square>((m.from + m.to) / 2));
}

}  // namespace planilla
