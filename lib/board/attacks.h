// Where pieces reach: tables made by the compiler, and sliders computed on the spot.
//
//   pseudo_attacks(knight, g1)           // e2 f3 h3
//   between(a1, a8) & occupied           // is the rook's way free?
//   rook_attacks(e4, occupied)           // up to and including the first piece met
//
// A move is looked at backwards from its destination: pseudo_attacks(role, to) & own pieces, then
// one look at between(). Whole slider attacks are needed only around kings and to list moves, so
// there is no large table of them: they come from the obstruction difference (Gerd Isenberg), about
// ten instructions a line and 2 KB of masks, which stay in the cache.
#pragma once

#include <array>

#include "board/types.h"

namespace planilla {

// The two halves of a line through a square, without the square.
struct LineMask {
  Bitboard lower;
  Bitboard upper;
};

struct SlideMasks {
  LineMask rank, file, diagonal, antidiagonal;
};

struct AttackTables {
  Bitboard pseudo[7][64];    // by role on an empty board; pawns: none
  Bitboard pawn[2][64];      // captures of a pawn of that colour
  Bitboard between[64][64];  // strictly between two squares of one line; else none
  Bitboard line[64][64];     // the whole line through both; none if there is no such line
  SlideMasks slide[64];
};

extern const AttackTables attack_tables;

// The lowest square of a bitboard that is not empty.
inline Square lowest(Bitboard b) {
  return static_cast<Square>(__builtin_ctzll(b));
}
// Takes it out.
inline Square take_lowest(Bitboard& b) {
  const Square s = lowest(b);
  b &= b - 1;
  return s;
}
inline bool several(Bitboard b) {
  return (b & (b - 1)) != 0;
}

inline Bitboard pseudo_attacks(Role role, Square s) {
  return attack_tables.pseudo[role][s];
}
inline Bitboard pawn_attacks(Color c, Square s) {
  return attack_tables.pawn[c][s];
}
inline Bitboard between(Square a, Square b) {
  return attack_tables.between[a][b];
}
inline Bitboard line_through(Square a, Square b) {
  return attack_tables.line[a][b];
}

// One line: everything from the nearest piece below to the nearest piece above.
inline Bitboard line_attacks(const LineMask& mask, Bitboard occupied) {
  const Bitboard below = (mask.lower & occupied) | 1;
  const Bitboard above = mask.upper & occupied;
  const Bitboard from_below = ~Bitboard{0} << (63 - __builtin_clzll(below));
  return (mask.lower | mask.upper) & from_below & (above ^ (above - 1));
}

inline Bitboard rook_attacks(Square s, Bitboard occupied) {
  const SlideMasks& m = attack_tables.slide[s];
  return line_attacks(m.rank, occupied) | line_attacks(m.file, occupied);
}

inline Bitboard bishop_attacks(Square s, Bitboard occupied) {
  const SlideMasks& m = attack_tables.slide[s];
  return line_attacks(m.diagonal, occupied) | line_attacks(m.antidiagonal, occupied);
}

// Any piece but a pawn.
inline Bitboard piece_attacks(Role role, Square s, Bitboard occupied) {
  switch (role) {
    case bishop:
      return bishop_attacks(s, occupied);
    case rook:
      return rook_attacks(s, occupied);
    case queen:
      return bishop_attacks(s, occupied) | rook_attacks(s, occupied);
    default:
      return pseudo_attacks(role, s);
  }
}

}  // namespace planilla
