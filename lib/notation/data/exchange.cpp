// The attackers are found once; behind each that takes, others may stand.
#include "notation/data/exchange.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "board/attacks.h"

namespace planilla {

namespace {

Role least_role(const Position& position, Bitboard some) {
  for (const Role role : {pawn, knight, bishop, rook, queen})
    if (some & position.pieces(role)) return role;
  return king;
}

}  // namespace

int take_on(const Position& position, Square s, Color by, Bitboard occupied, int value) {
  const Bitboard queens = position.pieces(queen);
  const Bitboard slanting = (position.pieces(bishop) | queens) & pseudo_attacks(bishop, s);
  const Bitboard straight = (position.pieces(rook) | queens) & pseudo_attacks(rook, s);
  Bitboard attackers = position.attackers_to(s, occupied) & occupied;
  const bool some_wait = ((slanting | straight) & occupied & ~attackers) != 0;
  std::array<int, 33> taken;  // one after another
  std::size_t count = 0;
  for (Bitboard own; (own = attackers & position.pieces(by)) != 0; by = ~by) {
    const Role role = least_role(position, own);
    const Bitboard of_role = own & position.pieces(role), from = of_role & (~of_role + 1);
    taken[count++] = value;
    value = piece_values[role];
    occupied ^= from;
    // What stood behind it, on a line that it can have stood on.
    if (some_wait && role != knight && role != rook)
      attackers |= bishop_attacks(s, occupied) & slanting;
    if (some_wait && role >= rook) attackers |= rook_attacks(s, occupied) & straight;
    attackers &= occupied;
  }
  int won = 0;
  while (count > 0) won = std::max(0, taken[--count] - won);
  return won;
}

}  // namespace planilla
