// A move as 16 bits: from, to, and what kind it is.
//
//   Move m = Move::normal(12, 28);                 // e2e4
//   Move p = Move::promotion(52, 60, queen);
//   Move c = Move::castle(4, 7);                   // king's square, the castling rook's square
//
// Castling is written *king takes own rook*, in standard chess too: the only form that is clear in
// Chess960. A Move means something only together with the Position it is played in.
#pragma once

#include <cstdint>

#include "board/types.h"

namespace planilla {

enum class MoveKind : std::uint8_t { normal, promotion, en_passant, castle };

class Move {
public:
  constexpr Move() = default;  // no move: a1a1

  static constexpr Move normal(Square from, Square to) { return Move(from, to, 0, 0); }
  static constexpr Move promotion(Square from, Square to, Role role) {
    return Move(from, to, 1, role - knight);
  }
  static constexpr Move en_passant(Square from, Square to) { return Move(from, to, 2, 0); }
  static constexpr Move castle(Square king, Square rook) { return Move(king, rook, 3, 0); }
  static constexpr Move from_bits(std::uint16_t bits) {
    Move m;
    m.bits_ = bits;
    return m;
  }

  constexpr Square from() const { return bits_ & 63; }
  constexpr Square to() const { return (bits_ >> 6) & 63; }
  constexpr MoveKind kind() const { return static_cast<MoveKind>((bits_ >> 12) & 3); }
  // The role promoted to, or no_role.
  constexpr Role promoted() const {
    return kind() == MoveKind::promotion ? static_cast<Role>(knight + (bits_ >> 14)) : no_role;
  }
  constexpr bool is_castle() const { return kind() == MoveKind::castle; }
  constexpr bool is_short_castle() const { return is_castle() && to() > from(); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr explicit operator bool() const { return bits_ != 0; }
  friend constexpr bool operator==(Move, Move) = default;

private:
  constexpr Move(Square from, Square to, unsigned kind, unsigned role)
      : bits_(static_cast<std::uint16_t>(from | to << 6 | kind << 12 | role << 14)) {}
  std::uint16_t bits_ = 0;
};

// Legal moves of a position. 218 is the most in a game, but a hostile FEN of queens alone has more:
// no square is reached from more than 16 others and no piece reaches more than 27, so that with E
// squares to go to there are at most min(16 E, 27 (64 - E)) moves, 640, and 74 more by promotion
// and castling. Lives on the stack, and is not cleared when made.
class MoveList {
public:
  MoveList() {}  // NOLINT: moves_ stays as it is
  void push(Move m) { moves_[size_++] = m; }
  void clear() { size_ = 0; }
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Move operator[](int i) const { return moves_[i]; }
  const Move* begin() const { return moves_; }
  const Move* end() const { return moves_ + size_; }
  Move* begin() { return moves_; }
  Move* end() { return moves_ + size_; }
  void shrink(int size) { size_ = size; }

private:
  union {
    Move moves_[720];
  };
  int size_ = 0;
};

}  // namespace planilla
