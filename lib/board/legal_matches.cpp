// A pattern as a filter over all legal moves: the plain meaning of every field of it, in a fixed
// order.
#include <algorithm>

#include "board/castling.h"
#include "board/pattern_squares.h"
#include "board/resolve.h"

namespace planilla {

namespace {

// A king's move by squares names the rook, or the square where the king ends.
bool castle_fits_squares(const MovePattern& pattern, const PatternSquares& squares, Move m) {
  return pattern.allows_castle && (pattern.roles & role_bit(king)) && pattern.captured == 0 &&
         pattern.promotion == 0 && (squares.from & bit(m.from())) &&
         (squares.to & (bit(m.to()) | bit(castle_king_to(m))));
}

bool fits_castle(const MovePattern& pattern, const PatternSquares& squares, Move m) {
  if (pattern.castle == castle_none) return castle_fits_squares(pattern, squares, m);
  const int side = m.is_short_castle() ? castle_short : castle_long;
  return (pattern.castle & side) && (squares.from & bit(m.from()));
}

bool fits(const Position& p, const MovePattern& pattern, const PatternSquares& squares, Move m) {
  if (m.is_castle()) return fits_castle(pattern, squares, m);
  const Role role = role_of(p.piece_on(m.from()));
  const bool en_passant = m.kind() == MoveKind::en_passant;
  const Role taken = en_passant ? pawn : role_of(p.piece_on(m.to()));
  return pattern.castle == castle_none && (squares.from & bit(m.from())) &&
         (squares.to & bit(m.to())) && (pattern.roles & role_bit(role)) &&
         (pattern.captured == 0 || (taken != no_role && (pattern.captured & role_bit(taken)))) &&
         (pattern.promotion == 0 || (pattern.promotion & role_bit(m.promoted()) & promotion_roles));
}

// In Chess960 a king may walk to the square where castling would put it: written by squares, that
// is the walk; castling is then written king takes rook.
void prefer_the_walk(const PatternSquares& squares, MoveList& moves) {
  const MoveList all = moves;
  const auto end = std::remove_if(moves.begin(), moves.end(), [&](Move m) {
    if (!m.is_castle() || (squares.to & bit(m.to()))) return false;
    return std::any_of(all.begin(), all.end(), [&](Move walk) {
      return !walk.is_castle() && walk.from() == m.from() && walk.to() == castle_king_to(m);
    });
  });
  moves.shrink(static_cast<int>(end - moves.begin()));
}

// Ascending: from, to, then queen first.
int order_of(Move m) {
  return m.from() << 9 | m.to() << 3 | (king - m.promoted());
}

}  // namespace

void legal_matches(const Position& position, const MovePattern& pattern, MoveList& out) {
  position.legal_moves(out);
  const PatternSquares squares(pattern, position.turn());
  const auto end = std::remove_if(out.begin(), out.end(),
                                  [&](Move m) { return !fits(position, pattern, squares, m); });
  out.shrink(static_cast<int>(end - out.begin()));
  if (position.chess960() && pattern.castle == castle_none) prefer_the_walk(squares, out);
  std::sort(out.begin(), out.end(), [](Move a, Move b) { return order_of(a) < order_of(b); });
}

}  // namespace planilla
