// Which pieces can never mate, whatever stands on the other side.
//
// A lone king gives no check. A lone knight mates only a king hemmed in by its own men; queens do
// not do, for a queen beside its king guards every square from which the knight could check it (the
// test tries all placements). Bishops of one colour never touch the squares of the other colour
// beside the king; of those the winner's king covers too few, so loser's men must stand on the
// rest; a queen or a rook there could step between or take, and a bishop of the same colour does
// not go there. Only pawns, knights and bishops of the other colour make it possible.
#include "laws/dead/mating_material.h"

namespace planilla {

namespace {

constexpr Bitboard dark = 0xaa55aa55aa55aa55ull;

}  // namespace

bool too_little_to_mate(const Position& p, Color winner) {
  const Color loser = ~winner;
  const Bitboard own = p.pieces(winner);
  if (own & (p.pieces(pawn) | p.pieces(rook) | p.pieces(queen))) return false;
  const Bitboard minor = own & ~p.pieces(king);
  if (!minor) return true;
  if (minor & p.pieces(knight))
    return single(minor) && !(p.pieces(loser) & ~p.pieces(king) & ~p.pieces(queen));
  const Bitboard bishops = p.pieces(bishop);
  const bool one_colour = !(bishops & dark) || !(bishops & ~dark);
  return one_colour && !(p.pieces(loser) & (p.pieces(pawn) | p.pieces(knight)));
}

}  // namespace planilla
