// Is this exactly a legal move? For moves that come from elsewhere (a file, a cache, an editor).
#include "board/attacks.h"
#include "board/castling.h"
#include "board/legality.h"
#include "board/position.h"

namespace planilla {

namespace {

bool legal_castle(const Position& p, Move m) {
  if (p.piece_on(m.from()) != make_piece(p.turn(), king)) return false;
  const int side = m.is_short_castle();
  return p.castling().rook[p.turn()][side] == m.to() && castle_is_legal(p, side);
}

bool legal_pawn_move(const Position& p, Move m) {
  const Square from = m.from(), to = m.to();
  if (m.kind() == MoveKind::en_passant)
    return to == p.en_passant() && (pawn_attacks(p.turn(), from) & bit(to)) &&
           en_passant_is_safe(p, from, to);
  const bool promotes = (bit(to) & last_ranks) != 0;
  return promotes == (m.kind() == MoveKind::promotion) && (pawns_reaching(p, to) & bit(from)) &&
         piece_move_is_safe(p, from, to);
}

}  // namespace

bool Position::is_legal(Move m) const {
  const Square from = m.from(), to = m.to();
  const Piece piece = board_[from];
  const bool stray_bits = m.kind() != MoveKind::promotion && m.bits() >> 14 != 0;
  if (piece == no_piece || color_of(piece) != turn_ || stray_bits) return false;
  if (m.is_castle()) return legal_castle(*this, m);
  if ((by_color_[turn_] | by_role_[king]) & bit(to)) return false;
  const Role role = role_of(piece);
  if (role == pawn) return legal_pawn_move(*this, m);
  if (m.kind() != MoveKind::normal || !(piece_attacks(role, from, pieces()) & bit(to)))
    return false;
  return role == king ? king_move_is_safe(*this, from, to) : piece_move_is_safe(*this, from, to);
}

}  // namespace planilla
