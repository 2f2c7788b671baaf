// From a pattern to the move. The fast path takes patterns of one role and one destination, which
// is what algebraic notation writes: candidates come backwards from the destination, and only they
// are asked whether their way is free and their king safe. Castling has a path of its own; what is
// left (several roles or destinations, captured pieces named) is asked of legal_matches().
#include "board/resolve.h"

#include <algorithm>
#include <cassert>
#include <initializer_list>

#include "board/attacks.h"
#include "board/castling.h"
#include "board/fast_move.h"
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
  assert(to / 8 == 0 || to / 8 == 7);
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

// Pieces that reach `to` on an empty board, the safety of the king ignored.
Bitboard sources_of(const Position& p, Role role, Square to) {
  if ((p.pieces(p.turn()) | p.pieces(king)) & bit(to)) return 0;
  if (role != pawn) return pseudo_attacks(role, to) & p.pieces(p.turn(), role);
  if (to == p.en_passant()) return pawn_attacks(~p.turn(), to) & p.pieces(p.turn(), pawn);
  return pawns_reaching(p, to);
}

// One role and destination, whatever the number of candidates; promotions and en passant are here.
Resolution resolve_among(const Position& p, Role role, Square to, Bitboard from_mask,
                         RoleMask promotion) {
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

Resolution resolve_slowly(const Position& p, const MovePattern& pattern) {
  MoveList moves;
  legal_matches(p, pattern, moves);
  if (moves.empty()) return {};
  return {moves[0], std::min(moves.size(), 2)};
}

Bitboard en_passant_bit(const Position& p) {
  return p.en_passant() == no_square ? 0 : bit(p.en_passant());
}

// Can the king's move to one of these squares be castling, as far as rights and geometry go?
bool may_castle_to(const Position& p, Bitboard to) {
  for (const Square rook : p.castling().rook[p.turn()]) {
    if (rook == no_square) continue;
    const Move castle = Move::castle(p.king_square(p.turn()), rook);
    if (to & (bit(rook) | bit(castle_king_to(castle)))) return true;
  }
  return false;
}

// Does a piece that fits go to a square that fits, were nothing in its way? Else no list of moves
// is needed.
bool may_fit(const Position& p, RoleMask roles, const MovePattern& pattern,
             const PatternSquares& squares) {
  const Bitboard theirs = p.pieces(~p.turn());
  const Bitboard in_passing = en_passant_bit(p);
  Bitboard to = squares.to & ~p.pieces(p.turn());
  if (pattern.captured != 0) to &= theirs | in_passing;
  for (Bitboard from = p.pieces(p.turn()) & squares.from; from;) {
    const Square s = take_lowest(from);
    const Role role = role_of(p.piece_on(s));
    if (!(roles & role_bit(role))) continue;
    Bitboard reach = 0;
    if (role != pawn)
      reach = pseudo_attacks(role, s);
    else
      reach = (pawn_attacks(p.turn(), s) & (theirs | in_passing)) |
              (file_mask(file_of(s)) & ~p.pieces());
    if (reach & to) return true;
  }
  return false;
}

// All patterns: those that are turned round, name captured pieces or promotions, castle or go by
// coordinates, and the plain ones where several pieces or the king have to be looked at.
[[gnu::noinline]] Resolution resolve_closely(const Position& position, const MovePattern& pattern) {
  const PatternSquares squares(pattern, position.turn());
  if (pattern.castle != castle_none)
    return resolve_castling(position, pattern.castle, squares.from);
  RoleMask roles = pattern.roles & any_role;
  if (several(roles) && single(squares.from))  // coordinates: the board knows the role
    roles &= role_bit(role_of(position.piece_on(first_square(squares.from))));
  if (roles == 0) return {};
  const bool may_castle =
      pattern.allows_castle && (roles & role_bit(king)) && may_castle_to(position, squares.to);
  if (!single(squares.to) || several(roles) || pattern.captured != 0 || may_castle)
    return may_castle || may_fit(position, roles, pattern, squares)
               ? resolve_slowly(position, pattern)
               : Resolution{};
  return resolve_among(position, static_cast<Role>(lowest(roles)), first_square(squares.to),
                       squares.from, pattern.promotion);
}

// Is `pattern` of one role and one destination, and no more said than from where?
inline bool is_plain(const MovePattern& pattern) {
  // Four bytes that lie together, of which one bit may be set.
  const std::uint32_t said = static_cast<std::uint32_t>(pattern.roles) | pattern.captured << 8 |
                             pattern.promotion << 16 | pattern.castle << 24;
  const bool one_square = just_one(pattern.to), one_role = just_one(said);
  return one_square & one_role & (said <= role_bit(king)) & !pattern.relative &
         !pattern.allows_castle;
}

// What resolve() and resolve_and_play() share. Nearly every move is written plainly.
inline Verdict find(const Position& position, const MovePattern& pattern, FastMove& out) {
  if (!is_plain(pattern)) [[unlikely]]
    return Verdict::unclear;
  const unsigned role = lowest(pattern.roles), to = lowest(pattern.to), us = position.turn();
  const bool taken = position.piece_on(static_cast<Square>(to)) != no_piece;
  const unsigned place = source_place(role, to, taken);
  const Bitboard from = fast_sources(us, place).from &
                        position.pieces(position.turn(), static_cast<Role>(role)) & pattern.from;
  // Promotions and en passant have sources of their own.
  if (from == 0 && (role != pawn || !(pattern.to & (last_ranks | en_passant_bit(position)))))
    return Verdict::illegal;
  return find_plain(position, us, {from, role, place}, out);
}

[[gnu::noinline]] Resolution resolve_and_play_slowly(Position& position,
                                                     const MovePattern& pattern) {
  const Resolution r = resolve_closely(position, pattern);
  if (r.count == 1) position.play(r.move);
  return r;
}

}  // namespace

[[gnu::noinline]] bool king_step_is_safe(const Position& p, unsigned from, unsigned to) {
  return king_move_is_safe(p, static_cast<Square>(from), static_cast<Square>(to));
}

Resolution resolve(const Position& position, const MovePattern& pattern) {
  FastMove move;
  switch (find(position, pattern, move)) {
    case Verdict::legal:
      return {as_move(move), 1};
    case Verdict::illegal:
      return {};
    default:
      return resolve_closely(position, pattern);
  }
}

Resolution resolve_and_play(Position& position, const MovePattern& pattern) {
  FastMove move;
  const Verdict verdict = find(position, pattern, move);
  if (verdict == Verdict::illegal) return {};
  if (verdict != Verdict::legal || FastPath::wants_care(position, move)) [[unlikely]]
    return resolve_and_play_slowly(position, pattern);
  FastPath::advance(position, position.turn(), move);
  return {as_move(move), 1};
}

}  // namespace planilla
