// Attacks, and the squares in between.
#include "game/evidence/moves_so.h"

#include <algorithm>

#include "board/attacks.h"
#include "board/castling.h"

namespace planilla {

bool moves_so(const Position& p, Move move) {
  const Piece piece = p.piece_on(move.from());
  if (piece == no_piece) return false;
  const Role role = role_of(piece);
  if (move.is_castle()) {
    const Square first = std::min(move.from(), move.to()), last = std::max(move.from(), move.to());
    for (int s = first + 1; s < last; ++s)
      if (p.piece_on(static_cast<Square>(s)) != no_piece) return false;
    return true;
  }
  if (role != pawn) return (piece_attacks(role, move.from(), p.pieces()) & bit(move.to())) != 0;
  if (file_of(move.from()) != file_of(move.to()))
    return p.piece_on(move.to()) != no_piece &&
           (pawn_attacks(p.turn(), move.from()) & bit(move.to())) != 0;
  const int forward = p.turn() == white ? 8 : -8;
  const int way = static_cast<int>(move.to()) - static_cast<int>(move.from());
  if (p.piece_on(move.to()) != no_piece) return false;
  if (way == forward) return true;
  return way == 2 * forward && rank_of(move.from()) == (p.turn() == white ? 1 : 6) &&
         p.piece_on(static_cast<Square>(move.from() + forward)) == no_piece;
}

}  // namespace planilla
