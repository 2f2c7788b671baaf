// From the fault backwards, what words may have put where.
#include "game/evidence/fault_needs.h"

#include <algorithm>

#include "board/castling.h"
#include "board/ways.h"

namespace planilla {

namespace {

constexpr Role landing_roles[] = {pawn, knight, bishop, rook, queen};

bool takes_one_token(const WordReading& word) {
  return std::all_of(word.readings().begin(), word.readings().end(), [&](const Reading& reading) {
    return (reading.tokens ? reading.tokens : word.tokens) == 1 && reading.bytes == 0;
  });
}

}  // namespace

bool Landings::take(const Position& before, Move move) const {
  if (move.is_castle()) return (squares[rook] & bit(castle_rook_to(move))) != 0;
  const Role role =
      move.promoted() != no_role ? move.promoted() : role_of(before.piece_on(move.from()));
  return (squares[role] & bit(move.to())) != 0;
}

// Is one of them within reach, were no king in danger? Castling and promotion are not looked at
// closely.
bool Landings::may_take(const Position& before) const {
  const Color mine = before.turn();
  for (const Role role : {knight, bishop, rook, queen})
    for (Bitboard rest = squares[role] != 0 ? before.pieces(mine, role) : 0; rest != 0;) {
      const Square from = take_lowest(rest);
      if (piece_attacks(role, from, before.pieces()) & squares[role] & ~before.pieces(mine))
        return true;
    }
  for (Bitboard rest = squares[pawn]; rest != 0;)
    if (ways_to(pawn, mine, take_lowest(rest)) & before.pieces(mine, pawn)) return true;
  if (squares[rook] != 0 && (before.can_castle(mine, 0) || before.can_castle(mine, 1))) return true;
  const Bitboard promoted = squares[knight] | squares[bishop] | squares[rook] | squares[queen];
  return (promoted & rank_mask(mine == white ? 7 : 0)) != 0 &&
         (before.pieces(mine, pawn) & rank_mask(mine == white ? 6 : 1)) != 0;
}

bool Landings::take_any(const Position& before) const {
  if (!may_take(before)) return false;
  MoveList moves;
  before.legal_moves(moves);
  return std::any_of(moves.begin(), moves.end(), [&](Move move) { return take(before, move); });
}

// A word before the fault: it stands for one half-move of either player.
bool FaultNeeds::hear(const WordReading& word) {
  if (word.kind != WordKind::move || !takes_one_token(word)) return false;
  for (const Reading& reading : word.readings()) {
    const MovePattern& pattern = reading.pattern;
    if (pattern.relative) return false;
    const Bitboard to = pattern.castle == castle_none ? pattern.to : 0;
    for (const Role role : landing_roles)
      if (pattern.roles & role_bit(role)) arrivals_.squares[role] |= to;
    if (pattern.castle != castle_none || (pattern.roles & role_bit(king)))
      arrivals_.squares[rook] |= rank_mask(0) | rank_mask(7);
    if (pattern.roles & role_bit(pawn))
      for (const Role role : {knight, bishop, rook, queen})
        arrivals_.squares[role] |= to & (rank_mask(0) | rank_mask(7));
  }
  return true;
}

void FaultNeeds::extend_to(std::uint32_t item) {
  while (begin_ > item) {
    if (items_[--begin_].is_number) continue;
    ++words_;
    for (const Color color : {white, black}) is_known_ &= hear(tail_.reading(color, begin_));
  }
}

// What the illegal word needs of its player. False: it is not known.
bool FaultNeeds::wants(const WordReading& word, Color color) {
  needed_ = {};
  if (!takes_one_token(word)) return false;
  for (const Reading& reading : word.readings()) {
    const MovePattern& pattern = reading.pattern;
    if (pattern.relative || pattern.castle != castle_none || pattern.allows_castle ||
        (pattern.roles & role_bit(king)) || !single(pattern.to))
      return false;
    const Square to = first_square(pattern.to);
    for (const Role role : landing_roles)
      if (pattern.roles & role_bit(role))
        needed_.squares[role] |= ways_to(role, color, to) & pattern.from;
  }
  return true;
}

FaultNeeds::Need FaultNeeds::judge(const Position& position, Color color) {
  if (!is_known_ || items_[fault_].is_number) return Need::nothing;
  const WordReading& word = tail_.reading(color, fault_);
  if (word.kind == WordKind::unreadable || word.kind == WordKind::null_move)
    return Need::impossible;
  if (word.kind != WordKind::move || !wants(word, color)) return Need::nothing;
  for (const Role role : landing_roles)
    if (needed_.squares[role] & (position.pieces(color, role) | arrivals_.squares[role]))
      return Need::nothing;
  return can_land(position, color) ? Need::landing : Need::impossible;
}

// Has the player a piece that could go there, were nothing in its way?
bool FaultNeeds::can_land(const Position& position, Color color) const {
  const auto& squares = needed_.squares;
  for (const Role role : landing_roles)
    for (Bitboard rest = squares[role]; rest != 0; rest &= rest - 1)
      if (ways_to(role, color, first_square(rest)) & position.pieces(color, role)) return true;
  if (squares[rook] != 0 && (position.can_castle(color, 0) || position.can_castle(color, 1)))
    return true;
  const Bitboard last = rank_mask(color == white ? 7 : 0);
  const Bitboard ready = rank_mask(color == white ? 6 : 1);
  const Bitboard promoted = squares[knight] | squares[bishop] | squares[rook] | squares[queen];
  return (promoted & last) != 0 && (position.pieces(color, pawn) & ready) != 0;
}

}  // namespace planilla
