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

void resolve_en_passant(Tally& tally, const Position& p, Square from, Square to) {
  if ((pawn_attacks(p.turn(), from) & bit(to)) && en_passant_is_safe(p, from, to))
    tally.add(Move::en_passant(from, to));
}

inline bool is_safe(const Position& p, Role role, Square from, Square to) {
  return role == king ? king_move_is_safe(p, from, to) : piece_move_is_safe(p, from, to);
}

// Whoever could come to `to`, were nothing in the way and no king to mind.
Bitboard sources_of(const Position& p, Role role, Square to) {
  if ((p.pieces(p.turn()) | p.pieces(king)) & bit(to)) return 0;
  if (role != pawn) return pseudo_attacks(role, to) & p.pieces(p.turn(), role);
  if (to == p.en_passant()) return pawn_attacks(~p.turn(), to) & p.pieces(p.turn(), pawn);
  return pawns_reaching(p, to);
}

// One role and destination, whatever the number of candidates; promotions and en passant are here.
[[gnu::noinline]] Resolution resolve_among(const Position& p, Role role, Square to,
                                           Bitboard from_mask, RoleMask promotion) {
  Tally tally;
  const bool promotes = role == pawn && (bit(to) & last_ranks);
  if (promotion != 0 && !promotes) return {};
  Bitboard from = sources_of(p, role, to) & from_mask;
  while (from) {
    const Square s = take_lowest(from);
    if (role == pawn && to == p.en_passant())
      resolve_en_passant(tally, p, s, to);
    else if ((between(s, to) & p.pieces()) || !is_safe(p, role, s, to))
      continue;
    else if (promotes)
      resolve_promotions(tally, s, to, promotion);
    else
      tally.add(Move::normal(s, to));
  }
  return tally.result;
}

// Castling by word: only its two sides are asked.
Resolution resolve_castling(const Position& p, std::uint8_t sides, Bitboard from_mask) {
  Tally tally;
  const Square our_king = first_square(p.pieces(p.turn(), king));
  if (!(from_mask & bit(our_king))) return {};
  for (int side = 0; side < 2; ++side)
    if ((sides & (side ? castle_short : castle_long)) && castle_is_legal(p, side))
      tally.add(Move::castle(our_king, p.castling().rook[p.turn()][side]));
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

namespace {

// Patterns that are turned round, name captured pieces or promotions, castle, or go by coordinates.
[[gnu::noinline]] Resolution resolve_other(const Position& position, const MovePattern& pattern) {
  const PatternSquares squares(pattern, position.turn());
  if (pattern.castle != castle_none)
    return resolve_castling(position, pattern.castle, squares.from);
  RoleMask roles = pattern.roles & any_role;
  if (several(roles) && single(squares.from))  // coordinates: the board knows the role
    roles &= role_bit(role_of(position.piece_on(first_square(squares.from))));
  if (roles == 0) return {};
  const bool may_castle = pattern.allows_castle && (roles & role_bit(king));
  if (!single(squares.to) || several(roles) || pattern.captured != 0 || may_castle)
    return resolve_slowly(position, pattern);
  return resolve_among(position, static_cast<Role>(lowest(roles)), first_square(squares.to),
                       squares.from, pattern.promotion);
}

// The one candidate, where its king has to be looked at.
[[gnu::noinline]] Resolution resolve_guarded(const Position& p, Role role, Move m) {
  if (!is_safe(p, role, m.from(), m.to())) return {};
  return {m, 1};
}

}  // namespace

// One role and one destination, as nearly every move is written, and nearly always one piece that
// could have come from somewhere. Anything else goes elsewhere, and so does what looks illegal.
Resolution resolve(const Position& position, const MovePattern& pattern) {
  const bool plain = !(pattern.captured | pattern.promotion | pattern.castle | pattern.relative |
                       pattern.allows_castle);
  if (!plain || !just_one(pattern.to) || !just_one(pattern.roles)) [[unlikely]]
    return resolve_other(position, pattern);
  const Color us = position.turn();
  const unsigned role = lowest(pattern.roles) & 7;
  const unsigned to = lowest(pattern.to);
  const Bitboard occupied = position.pieces();
  const Bitboard from = plain_sources(role, us, to, (occupied & pattern.to) != 0) &
                        position.pieces(us, static_cast<Role>(role)) & pattern.from;
  if (!just_one(from)) [[unlikely]]
    return resolve_among(position, static_cast<Role>(role), static_cast<Square>(to), pattern.from,
                         0);
  const unsigned s = lowest(from);
  const Bitboard kept = position.pieces(us) | position.pieces(king);  // what no move takes
  if ((between(to, s) & occupied) | (pattern.to & kept)) [[unlikely]]
    return {};
  const Move m = Move::normal(static_cast<Square>(s), static_cast<Square>(to));
  if ((role == king) | needs_a_look(position, s)) [[unlikely]]
    return resolve_guarded(position, static_cast<Role>(role), m);
  return {m, 1};
}

}  // namespace planilla
