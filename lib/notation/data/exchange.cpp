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
  Bitboard attackers = (pawn_attacks(black, s) & position.pieces(white, pawn)) |
                       (pawn_attacks(white, s) & position.pieces(black, pawn)) |
                       (pseudo_attacks(knight, s) & position.pieces(knight)) |
                       (pseudo_attacks(king, s) & position.pieces(king));
  // Those behind others, on a line that they can go along.
  const Bitboard queens = position.pieces(queen);
  Bitboard waiting = (pseudo_attacks(bishop, s) & (position.pieces(bishop) | queens)) |
                     (pseudo_attacks(rook, s) & (position.pieces(rook) | queens));
  attackers &= occupied;
  waiting &= occupied;
  const auto come_forward = [&] {
    for (Bitboard rest = waiting; rest != 0;) {
      const Square from = take_lowest(rest);
      if (between(s, from) & occupied) continue;
      attackers |= bit(from);
      waiting ^= bit(from);
    }
  };
  come_forward();
  std::array<int, 33> taken;  // one after another
  std::size_t count = 0;
  for (Bitboard own; (own = attackers & position.pieces(by)) != 0; by = ~by) {
    const Role role = least_role(position, own);
    const Bitboard of_role = own & position.pieces(role), from = of_role & (~of_role + 1);
    taken[count++] = value;
    value = piece_values[role];
    occupied ^= from;
    attackers ^= from;
    if (waiting != 0) come_forward();
  }
  int won = 0;
  while (count > 0) won = std::max(0, taken[--count] - won);
  return won;
}

}  // namespace planilla
