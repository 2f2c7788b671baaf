// What of a position bears on all its moves: found once, and what a piece would lose only where it
// is asked for.
//
//   Glance glance(position);
//   glance.loss(d4)                    // 300: so much the other side wins by taking there
//   glance.leaves_alone(move, d4)      // true: it would be the same behind the move
//   glance.attacked_behind(move)
#pragma once

#include <array>
#include <cstddef>

#include "board/attacks.h"
#include "board/position.h"
#include "notation/data/exchange.h"

namespace planilla {

inline int worth(const Position& position, Square s) {
  return piece_values[role_of(position.piece_on(s))];
}

class Glance {
public:
  explicit Glance(const Position& position);

  // Squares that the other side may attack behind the move: lines that it opens are open, those
  // that it closes are not closed yet.
  Bitboard attacked_behind(Move move) {
    if (!touches_two_squares(move)) return attacked_on_board_behind(move);
    if (!(seen_far_ & bit(move.from()))) return attacked_;
    if (left_ != move.from()) left_ = move.from(), attacked_without_ = attacked_without(left_);
    return attacked_without_;
  }
  // Where pieces stand then. Not of castling.
  Bitboard occupied_behind(Move move) const {
    const Bitboard there = (before.pieces() & ~bit(move.from())) | bit(move.to());
    if (move.kind() != MoveKind::en_passant) return there;
    return there & ~bit(make_square(file_of(move.to()), rank_of(move.from())));
  }

  bool gives_check(Move move) const {
    const Square from = move.from(), to = move.to();
    if (king_hangs_ || move.kind() != MoveKind::normal) return before.gives_check(move);
    if (checking_[role_of(before.piece_on(from))] & bit(to)) return true;
    return (screens_ & bit(from)) != 0 && !(line_through(from, king_) & bit(to));
  }

  // Of an own piece on its square, as the board stands.
  int loss(Square s) {
    int& known = losses_[s];
    if (known == unknown)
      known = attacked_ & bit(s) ? take_on(before, s, other, before.pieces(), worth(before, s)) : 0;
    return known;
  }
  // Is what would be lost on `s` the same behind the move? It is where no piece comes that goes on
  // to `s`, and none of those that take there leaves, nor is a way opened or closed to them.
  bool leaves_alone(Move move, Square s) {
    if (!touches_two_squares(move)) return false;
    Takers& takers = takers_[s];
    if (takers.ways == 0) takers = takers_of(s);
    const Role role =
        move.promoted() != no_role ? move.promoted() : role_of(before.piece_on(move.from()));
    const Bitboard goes_on =
        role == pawn ? pawn_attacks(before.turn(), move.to()) : pseudo_attacks(role, move.to());
    return !((takers.ways | takers.screens) & bit(move.from())) &&
           !(takers.ways & bit(move.to())) && !(goes_on & bit(s));
  }

  const Position& before;
  const Color other;
  const std::size_t phase;  // of the game: opening, middlegame, endgame

private:
  // Pieces of both sides that can take on a square, perhaps behind others that take there, with
  // their ways; and pieces that stand alone in the way of such a one.
  struct Takers {
    Bitboard ways = 0, screens = 0;
  };
  Takers takers_of(Square s) const;
  Bitboard attacked_on_board_behind(Move move) const;
  Bitboard attacked_without(Square own) const;
  static bool touches_two_squares(Move move) {
    return !move.is_castle() && move.kind() != MoveKind::en_passant;
  }

  static constexpr int unknown = -1;
  Bitboard attacked_ = 0, seen_far_ = 0;  // by the other side; by its long pieces
  Square left_ = no_square;               // of the piece without which they attack these:
  Bitboard attacked_without_ = 0;
  Square king_;                         // of the other side
  bool king_hangs_;                     // that side passed in check
  std::array<Bitboard, 7> checking_{};  // by role: from where a piece attacks the king
  Bitboard screens_ = 0;                // own pieces that stand alone before one that would
  std::array<int, 64> losses_;
  std::array<Takers, 64> takers_{};
};

}  // namespace planilla
