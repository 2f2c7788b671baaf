// From a pattern to the move. The fast path takes patterns of one role and one destination, which
// is what algebraic notation writes: candidates come backwards from the destination, and only they
// are asked whether their way is free and their king safe. Everything else (several roles or
// destinations, captured pieces named, castling) is a filter over all legal moves.
#include "board/resolve.h"

#include <algorithm>
#include <initializer_list>

#include "board/attacks.h"
#include "board/castling.h"
#include "board/legality.h"
#include "board/pattern_squares.h"

namespace planilla {

namespace {

// Collects what fits: the first move, and whether there are more.
struct Tally {
  Resolution result;
  void add(Move m) {
    if (result.count == 0) result.move = m;
    result.count += result.count < 2;
  }
};

void resolve_promotions(Tally& tally, Square from, Square to, RoleMask named) {
  const RoleMask roles = named == 0 ? promotion_roles : named & promotion_roles;
  for (const Role role : {queen, rook, bishop, knight})
    if (roles & role_bit(role)) tally.add(Move::promotion(from, to, role));
}

Resolution resolve_pawn(const Position& p, Square to, Bitboard from_mask, RoleMask promotion) {
  Tally tally;
  const bool promotes = (bit(to) & last_ranks) != 0;
  if (promotion != 0 && !promotes) return {};
  if (to == p.en_passant()) [[unlikely]] {
    Bitboard from = pawn_attacks(~p.turn(), to) & p.pieces(p.turn(), pawn) & from_mask;
    while (from) {
      const Square s = take_lowest(from);
      if (en_passant_is_safe(p, s, to)) tally.add(Move::en_passant(s, to));
    }
    return tally.result;
  }
  Bitboard from = pawns_reaching(p, to) & from_mask;
  while (from) {
    const Square s = take_lowest(from);
    if (!piece_move_is_safe(p, s, to)) continue;
    if (promotes) [[unlikely]]
      resolve_promotions(tally, s, to, promotion);
    else
      tally.add(Move::normal(s, to));
  }
  return tally.result;
}

Resolution resolve_piece(const Position& p, Role role, Square to, Bitboard from_mask) {
  Tally tally;
  Bitboard from = pseudo_attacks(role, to) & p.pieces(p.turn(), role) & from_mask;
  while (from) {
    const Square s = take_lowest(from);
    if (between(s, to) & p.pieces()) continue;
    const bool safe = role == king ? king_move_is_safe(p, s, to) : piece_move_is_safe(p, s, to);
    if (safe) tally.add(Move::normal(s, to));
  }
  return tally.result;
}

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

// Ascending: from, to, then queen first.
int order_of(Move m) {
  return m.from() << 9 | m.to() << 3 | (king - m.promoted());
}

Resolution resolve_slowly(const Position& p, const MovePattern& pattern) {
  MoveList moves;
  legal_matches(p, pattern, moves);
  if (moves.empty()) return {};
  return {moves[0], std::min(moves.size(), 2)};
}

}  // namespace

void legal_matches(const Position& position, const MovePattern& pattern, MoveList& out) {
  position.legal_moves(out);
  const PatternSquares squares(pattern, position.turn());
  const auto end = std::remove_if(out.begin(), out.end(),
                                  [&](Move m) { return !fits(position, pattern, squares, m); });
  out.shrink(static_cast<int>(end - out.begin()));
  std::sort(out.begin(), out.end(), [](Move a, Move b) { return order_of(a) < order_of(b); });
}

Resolution resolve(const Position& position, const MovePattern& pattern) {
  const PatternSquares squares(pattern, position.turn());
  RoleMask roles = pattern.roles;
  if (several(roles) && single(squares.from))  // coordinates: the board knows the role
    roles &= role_bit(role_of(position.piece_on(lowest(squares.from))));
  if (!single(squares.to) || !single(roles) || pattern.captured != 0 ||
      pattern.castle != castle_none || (pattern.allows_castle && roles == role_bit(king)))
      [[unlikely]]
    return resolve_slowly(position, pattern);
  const Square to = lowest(squares.to);
  if ((position.pieces(position.turn()) | position.pieces(king)) & bit(to)) return {};
  const Role role = static_cast<Role>(lowest(roles));
  if (role == pawn) return resolve_pawn(position, to, squares.from, pattern.promotion);
  if (pattern.promotion != 0 || role > king) return {};
  return resolve_piece(position, role, to, squares.from);
}

}  // namespace planilla
