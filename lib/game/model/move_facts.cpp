// Facts of a legal move, as Claim bits.
#include "game/model/move_facts.h"

#include "notation/read/reading.h"

namespace planilla {

namespace {

std::uint16_t facts_of_special(Move move, Bitboard occupied_before) {
  if (move.kind() == MoveKind::en_passant) return claim_capture | claim_en_passant;
  if (move.kind() != MoveKind::promotion) return 0;
  return claim_promotion | (occupied_before >> move.to() & 1 ? claim_capture : 0);
}

}  // namespace

std::uint16_t facts_of_check(const Position& after, Move move) {
  const Bitboard checkers = after.checkers();
  std::uint16_t facts = claim_check;
  if (!single(checkers)) facts |= claim_double;
  if (!move.is_castle() && (checkers & ~bit(move.to())) != 0) facts |= claim_discovered;
  if (!after.has_legal_move()) facts |= claim_mate;
  return facts;
}

std::uint16_t facts_of_taking(Move move, Bitboard occupied_before) {
  if (move.kind() != MoveKind::normal) return facts_of_special(move, occupied_before);
  return occupied_before >> move.to() & 1 ? claim_capture : 0;
}

}  // namespace planilla
