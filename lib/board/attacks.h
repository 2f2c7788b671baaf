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

// Of the moves to a square by pieces of one kind, on an empty board.
struct FastSources {
  Bitboard from;  // where they can come from
  Bitboard
      beside;  // of a pawn that may go two squares: where one stands that could take it in passing
};

struct AttackTables {
  Bitboard attackers[16][64];    // by Piece: from where it attacks the square, on an empty board
  FastSources sources[16 * 64];  // by colour and source_place()
  Bitboard between[64][64];      // strictly between two squares of one line; else none
  Bitboard line[64][64];         // the whole line through both; none if there is no such line
  SlideMasks slide[64];
};

extern const AttackTables attack_tables;

// Squares are `unsigned` here and where every instruction counts: a Square would be cut to its
// eight bits again and again.

// The lowest square of a bitboard that is not empty.
inline unsigned lowest(Bitboard b) {
  return static_cast<unsigned>(__builtin_ctzll(b));
}
// Takes it out.
inline Square take_lowest(Bitboard& b) {
  const unsigned s = lowest(b);
  b &= b - 1;
  return static_cast<Square>(s);
}
inline bool several(Bitboard b) {
  return (b & (b - 1)) != 0;
}
// `single` in fewer instructions.
inline bool just_one(Bitboard b) {
  return (b ^ (b - 1)) > b - 1;
}

// From where a piece attacks `s`, on an empty board.
inline Bitboard attackers_from(unsigned piece, unsigned s) {
  return attack_tables.attackers[piece][s];
}
// From where it could come to `s`: for a piece the same, for a pawn by capture if `s` is taken, by
// a push if it is not. The captures stand in the unused row of role 0. Promotions are left out: who
// finds no source looks for them, and for en passant, elsewhere.
constexpr unsigned source_place(unsigned role, unsigned s, bool taken) {
  return (role - ((role == pawn) & taken)) * 64 + s;
}
inline const FastSources& fast_sources(unsigned color, unsigned place) {
  return attack_tables.sources[color * 512 + place];
}
// Any piece but a pawn goes as it came.
inline Bitboard pseudo_attacks(Role role, unsigned s) {
  return attack_tables.attackers[role][s];
}
// What a pawn of that colour attacks: the squares from which one of the other colour attacks it.
inline Bitboard pawn_attacks(unsigned color, unsigned s) {
  return attack_tables.attackers[(color ^ 1) * 8 + pawn][s];
}
inline Bitboard between(unsigned a, unsigned b) {
  return attack_tables.between[a][b];
}
inline Bitboard line_through(unsigned a, unsigned b) {
  return attack_tables.line[a][b];
}

// One line: everything from the nearest piece below to the nearest piece above.
inline Bitboard line_attacks(const LineMask& mask, Bitboard occupied) {
  const Bitboard below = (mask.lower & occupied) | 1;
  const Bitboard above = mask.upper & occupied;
  const Bitboard from_below = ~Bitboard{0} << (63 - __builtin_clzll(below));
  return (mask.lower | mask.upper) & from_below & (above ^ (above - 1));
}

inline Bitboard rook_attacks(unsigned s, Bitboard occupied) {
  const SlideMasks& m = attack_tables.slide[s];
  return line_attacks(m.rank, occupied) | line_attacks(m.file, occupied);
}

inline Bitboard bishop_attacks(unsigned s, Bitboard occupied) {
  const SlideMasks& m = attack_tables.slide[s];
  return line_attacks(m.diagonal, occupied) | line_attacks(m.antidiagonal, occupied);
}

// Any piece but a pawn.
inline Bitboard piece_attacks(Role role, unsigned s, Bitboard occupied) {
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
