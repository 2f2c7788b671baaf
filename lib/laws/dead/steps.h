// Set-wise steps: all moves of one step from a set of squares at once.
//
//   king_steps(bit(s))                            // all squares beside s
//   pawn_strikes(white, p.pieces(white, pawn))    // all that White's pawns guard
//   step_of(p, e7, e8)                            // a Move, to a queen if a pawn gets there
#pragma once

#include "board/position.h"

namespace planilla {

inline constexpr Bitboard not_a = ~file_mask(0);
inline constexpr Bitboard not_h = ~file_mask(7);

constexpr Bitboard straight_steps(Bitboard b) {
  return b << 8 | b >> 8 | (b & not_h) << 1 | (b & not_a) >> 1;
}
constexpr Bitboard diagonal_steps(Bitboard b) {
  const Bitboard sides_up = (b & not_h) << 9 | (b & not_a) << 7;
  return sides_up | (b & not_h) >> 7 | (b & not_a) >> 9;
}
constexpr Bitboard king_steps(Bitboard b) {
  return straight_steps(b) | diagonal_steps(b);
}
constexpr Bitboard knight_steps(Bitboard b) {
  const Bitboard one = (b & not_h) << 1 | (b & not_a) >> 1;
  const Bitboard two = (b & not_h & not_h >> 1) << 2 | (b & not_a & not_a << 1) >> 2;
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}
constexpr Bitboard pawn_strikes(Color c, Bitboard b) {
  return c == white ? (b & not_h) << 9 | (b & not_a) << 7 : (b & not_h) >> 7 | (b & not_a) >> 9;
}
constexpr Bitboard pawn_pushes(Color c, Bitboard b) {
  return c == white ? b << 8 : b >> 8;
}

// The move of a man from one square to another; not en passant, and not castling.
inline Move step_of(const Position& p, Square from, Square to) {
  const bool promotes =
      role_of(p.piece_on(from)) == pawn && (bit(to) & (rank_mask(0) | rank_mask(7)));
  return promotes ? Move::promotion(from, to, queen) : Move::normal(from, to);
}

}  // namespace planilla
