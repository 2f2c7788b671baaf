// When castling is legal: Laws 3.8.2, and Guidelines II.3 for Chess960.
#include "board/castling.h"

#include "board/attacks.h"

namespace planilla {

CastlePlan plan_castle(Square king, Square rook) {
  const Move m = Move::castle(king, rook);
  CastlePlan plan{king, rook, castle_king_to(m), castle_rook_to(m), 0, 0};
  const Bitboard path = between(king, plan.king_to) | bit(plan.king_to);
  const Bitboard rook_path = between(rook, plan.rook_to) | bit(plan.rook_to);
  plan.must_be_empty = (path | rook_path) & ~(bit(king) | bit(rook));
  plan.king_path = path & ~bit(king);
  return plan;
}

bool castle_ends_in_check(const Position& position, const CastlePlan& plan) {
  const Bitboard left = position.pieces() & ~(bit(plan.king) | bit(plan.rook));
  const Bitboard occupied = left | bit(plan.king_to) | bit(plan.rook_to);
  return position.attacked_by(~position.turn(), plan.king_to, occupied);
}

bool castle_is_legal(const Position& position, int side) {
  const Color us = position.turn();
  if (!position.can_castle(us, side) || position.in_check()) return false;
  const CastlePlan plan = plan_castle(position.king_square(us), position.castling().rook[us][side]);
  if (plan.must_be_empty & position.pieces()) return false;
  const Bitboard occupied = position.pieces() ^ bit(plan.king);
  for (Bitboard path = plan.king_path; path;)
    if (position.attacked_by(~us, take_lowest(path), occupied)) return false;
  // No piece can attack along the rank from beyond a rook in the corner.
  const int file = file_of(plan.rook);
  return file == 0 || file == 7 || !castle_ends_in_check(position, plan);
}

}  // namespace planilla
