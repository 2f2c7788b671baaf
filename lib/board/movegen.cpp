// All legal moves, or whether there is one. Kings first, then pieces held to the squares that
// answer a check and to the lines they are pinned on, so that every move made is legal and none is
// tried out.
#include "board/attacks.h"
#include "board/castling.h"
#include "board/legality.h"
#include "board/position.h"

namespace planilla {

namespace {

constexpr Role promotion_order[] = {queen, rook, bishop, knight};

// Calls `sink(Move)` for each legal move until it says true ("enough").
template <class Sink>
class Generator {
public:
  Generator(const Position& position, Sink& sink)
      : p_(position),
        sink_(sink),
        us_(position.turn()),
        king_(first_square(position.pieces(us_, king))),
        targets_(~(position.pieces(us_) | position.pieces(king))) {}

  bool run() {
    if (king_moves()) return true;
    if (several(p_.checkers())) return false;
    if (p_.in_check()) answers_ = between(king_, first_square(p_.checkers())) | p_.checkers();
    pinned_ = p_.pinned(us_);
    return pieces() || pawns() || en_passant() || (!p_.in_check() && castling());
  }

private:
  bool king_moves() {
    Bitboard to = pseudo_attacks(king, king_) & targets_;
    while (to) {
      const Square s = take_lowest(to);
      if (king_move_is_safe(p_, king_, s) && sink_(Move::normal(king_, s))) return true;
    }
    return false;
  }

  Bitboard allowed(Square from) const {
    return pinned_ & bit(from) ? answers_ & line_through(king_, from) : answers_;
  }

  bool pieces() {
    Bitboard from = p_.pieces(us_) & ~p_.pieces(pawn) & ~bit(king_);
    while (from) {
      const Square s = take_lowest(from);
      Bitboard to = piece_attacks(role_of(p_.piece_on(s)), s, p_.pieces()) & targets_ & allowed(s);
      while (to)
        if (sink_(Move::normal(s, take_lowest(to)))) return true;
    }
    return false;
  }

  bool pawns() {
    const int up = us_ == white ? 8 : -8;
    const Bitboard start = rank_mask(us_ == white ? 1 : 6);
    const Bitboard free = ~p_.pieces();
    Bitboard from = p_.pieces(us_, pawn);
    while (from) {
      const Square s = take_lowest(from);
      Bitboard to = bit(static_cast<Square>(s + up)) & free;
      if (to && (start & bit(s))) to |= bit(static_cast<Square>(s + 2 * up)) & free;
      to |= pawn_attacks(us_, s) & p_.pieces(~us_) & targets_;
      if (pawn_moves(s, to & allowed(s))) return true;
    }
    return false;
  }

  bool pawn_moves(Square from, Bitboard to) {
    while (to) {
      const Square s = take_lowest(to);
      if (!(bit(s) & last_ranks)) {
        if (sink_(Move::normal(from, s))) return true;
        continue;
      }
      for (const Role role : promotion_order)
        if (sink_(Move::promotion(from, s, role))) return true;
    }
    return false;
  }

  bool en_passant() {
    const Square to = p_.en_passant();
    if (to == no_square) return false;
    Bitboard from = pawn_attacks(~us_, to) & p_.pieces(us_, pawn);
    while (from) {
      const Square s = take_lowest(from);
      if (en_passant_is_safe(p_, s, to) && sink_(Move::en_passant(s, to))) return true;
    }
    return false;
  }

  bool castling() {
    for (int side = 0; side < 2; ++side)
      if (castle_is_legal(p_, side) && sink_(Move::castle(king_, p_.castling().rook[us_][side])))
        return true;
    return false;
  }

  const Position& p_;
  Sink& sink_;
  const Color us_;
  const Square king_;
  const Bitboard targets_;
  Bitboard answers_ = all_squares;
  Bitboard pinned_ = 0;
};

}  // namespace

void Position::legal_moves(MoveList& out) const {
  out.clear();
  auto sink = [&out](Move m) {
    out.push(m);
    return false;
  };
  Generator(*this, sink).run();
}

bool Position::has_legal_move() const {
  auto sink = [](Move) { return true; };
  return Generator(*this, sink).run();
}

}  // namespace planilla
