// The geometry of castling, one for both games: in Chess960 as in standard chess the king ends on
// the g- or c-file and the rook beside it, wherever they came from.
//
//   CastlePlan plan = plan_castle(e1, h1);   // king_to g1, rook_to f1
//   if (castle_is_legal(position, 1)) ...    // side to move, kingside
#pragma once

#include "board/position.h"

namespace planilla {

struct CastlePlan {
  Square king, rook;        // where they stand
  Square king_to, rook_to;  // where they end
  Bitboard must_be_empty;   // but for the two themselves
  Bitboard king_path;       // squares the king crosses or ends on, none of which may be attacked
};

// From the square of a king and of the rook that it castles with.
CastlePlan plan_castle(Square king, Square rook);

// The square where the king ends: what e1g1 names and a Move does not.
inline Square castle_king_to(Move m) {
  return make_square(m.is_short_castle() ? 6 : 2, rank_of(m.from()));
}
inline Square castle_rook_to(Move m) {
  return make_square(m.is_short_castle() ? 5 : 3, rank_of(m.from()));
}

// May the side to move castle now? side: 0 queenside (long), 1 kingside (short).
bool castle_is_legal(const Position& position, int side);

// Is the king's square after castling attacked, once the rook has left its own? (In Chess960 the
// rook can have been a shield.)
bool castle_ends_in_check(const Position& position, const CastlePlan& plan);

}  // namespace planilla
