// What the text of a move says besides the move, against what the move did.
#include "board/attacks.h"
#include "board/castling.h"
#include "board/resolve.h"

namespace planilla {

namespace {

// Checking pieces other than those that moved.
bool is_discovered(Move move, const Position& after) {
  Bitboard moved = bit(move.to());
  if (move.is_castle()) moved = bit(castle_rook_to(move)) | bit(castle_king_to(move));
  return (after.checkers() & ~moved) != 0;
}

}  // namespace

std::uint16_t facts_of(const Position& before, Move move, const Position& after) {
  std::uint16_t facts = 0;
  if (before.is_capture(move)) facts |= claim_capture;
  if (move.kind() == MoveKind::en_passant) facts |= claim_en_passant;
  if (move.kind() == MoveKind::promotion) facts |= claim_promotion;
  if (!after.in_check()) return facts;
  facts |= claim_check;
  if (is_discovered(move, after)) facts |= claim_discovered;
  if (several(after.checkers())) facts |= claim_double;
  if (!after.has_legal_move()) facts |= claim_mate | claim_double;
  return facts;
}

ClaimCheck check_claims(const Position& before, Move move, std::uint16_t claims,
                        const Position& after) {
  const std::uint16_t facts = facts_of(before, move, after);
  ClaimCheck out;
  out.false_claims = claims & ~facts;
  // En passant says capture; anything said of a check says check; "++" says mate where it is one.
  std::uint16_t said = claims;
  if (claims & claim_en_passant) said |= claim_capture;
  if (claims & (claim_mate | claim_double | claim_discovered)) said |= claim_check;
  if (claims & claim_double) said |= claim_mate;
  std::uint16_t wanted = facts & (claim_capture | claim_check | claim_mate);
  if (wanted & claim_mate) wanted &= ~claim_check;  // a mate wants its own sign only
  out.missing_claims = wanted & ~said;
  return out;
}

}  // namespace planilla
