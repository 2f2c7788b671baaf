// The common move, written for the machine: no branch that cannot be foretold, no call on the way.
// Only position.cpp and plain_move.h include this, so that it is in line where it counts.
#pragma once

#include "board/attacks.h"
#include "board/position.h"
#include "board/zobrist.h"

namespace planilla {

// A move of one piece that changes no other, but for a capture; and what was read off the board to
// find it, so that it is not read again.
struct PlainMove {
  unsigned from, to;
  Bitboard from_bit, to_bit;
  unsigned piece;
  Bitboard kings, sliders;  // of both sides, before the move
};

// Touches a castling right, or follows a pass in check.
inline bool Position::wants_care(Bitboard touched) const {
  return ((touched & castling_squares_) | Bitboard{exposed_}) != 0;
}

// An empty square counts as a piece of role 0 whose keys are zero, so that captures are no case of
// their own. Without a slider on the line through its old square, only the piece that moved can
// give check. `us` is whose turn it is.
[[gnu::always_inline]] inline void Position::advance_plainly(unsigned us, const PlainMove& m) {
  const unsigned them = us ^ 1, role = m.piece & 7, captured = board_[m.to];
  key_ ^= zobrist.next_turn[ep_] ^ zobrist.piece[m.piece][m.from] ^ zobrist.piece[m.piece][m.to] ^
          zobrist.piece[captured][m.to];
  board_[m.from] = no_piece;
  board_[m.to] = static_cast<Piece>(m.piece);
  ep_ = no_square;
  turn_ = static_cast<Color>(them);
  fullmove_ += us;
  const std::uint32_t quiet = (role != pawn) & (captured == no_piece);
  halfmove_clock_ = (halfmove_clock_ + 1) & -quiet;
  by_role_[captured & 7] &= ~m.to_bit;
  by_role_[role] ^= m.from_bit | m.to_bit;
  const Bitboard theirs = by_color_[them] & ~m.to_bit;
  const Bitboard ours = by_color_[us] ^ (m.from_bit | m.to_bit);
  by_color_[them] = theirs;
  by_color_[us] = ours;

  const unsigned their_king = lowest(theirs & m.kings);
  const Bitboard way_is_free =
      -static_cast<Bitboard>((between(their_king, m.to) & (ours | theirs)) == 0);
  checkers_ = attackers_from(m.piece, their_king) & m.to_bit & way_is_free;
  if (line_through(their_king, m.from) & m.sliders & ours) [[unlikely]]
    checkers_ = checks_against(turn_);
  if (((role ^ pawn) | (m.from ^ m.to ^ 16)) == 0) [[unlikely]]
    offer_en_passant(static_cast<Square>((m.from + m.to) / 2));
}

}  // namespace planilla
