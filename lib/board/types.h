// The words of the board: colours, roles, pieces, squares, bitboards.
//
//   Square e4 = make_square(4, 3);            // file e, rank 4 (both from 0)
//   Piece piece = make_piece(white, knight);
//   Bitboard b = bit(e4) | file_mask(2);
//
// Squares count a1=0, b1=1, ... h8=63. A Bitboard has bit s set for square s. Roles and squares are
// plain small integers, so that tables are indexed without casts.
#pragma once

#include <bit>
#include <cstdint>

namespace planilla {

enum Color : std::uint8_t { white, black };
constexpr Color operator~(Color c) {
  return static_cast<Color>(c ^ 1);
}

enum Role : std::uint8_t { no_role, pawn, knight, bishop, rook, queen, king };

// Sets of roles: bit `r` for role r.
using RoleMask = std::uint8_t;
constexpr RoleMask role_bit(Role r) {
  return static_cast<RoleMask>(1u << r);
}
inline constexpr RoleMask any_role = 0x7e;         // pawn .. king
inline constexpr RoleMask promotion_roles = 0x3c;  // knight, bishop, rook, queen

// color * 8 + role; 0 is an empty square.
using Piece = std::uint8_t;
inline constexpr Piece no_piece = 0;
constexpr Piece make_piece(Color c, Role r) {
  return static_cast<Piece>(c * 8 + r);
}
constexpr Role role_of(Piece p) {
  return static_cast<Role>(p & 7);
}
constexpr Color color_of(Piece p) {
  return static_cast<Color>(p >> 3);
}

using Square = std::uint8_t;
inline constexpr Square no_square = 64;
constexpr Square make_square(int file, int rank) {
  return static_cast<Square>(rank * 8 + file);
}
constexpr int file_of(Square s) {
  return s & 7;
}
constexpr int rank_of(Square s) {
  return s >> 3;
}
// The same square seen from the other side of the board (e2 <-> e7).
constexpr Square mirror(Square s) {
  return static_cast<Square>(s ^ 56);
}

using Bitboard = std::uint64_t;
inline constexpr Bitboard all_squares = ~Bitboard{0};
constexpr Bitboard bit(Square s) {
  return Bitboard{1} << s;
}
constexpr Bitboard file_mask(int file) {
  return 0x0101010101010101ull << file;
}
constexpr Bitboard rank_mask(int rank) {
  return 0xffull << (rank * 8);
}
constexpr Bitboard mirror(Bitboard b) {
  return __builtin_bswap64(b);
}
constexpr Square first_square(Bitboard b) {
  return static_cast<Square>(std::countr_zero(b));
}
constexpr bool single(Bitboard b) {
  return b != 0 && (b & (b - 1)) == 0;
}

}  // namespace planilla
