// Attacks of the other side, and lines through pieces that take along them.
#include "notation/data/glance.h"

#include <bit>

namespace planilla {

namespace {

std::size_t phase_of(const Position& position) {
  if (position.fullmove_number() <= 10) return 0;
  const int pieces = std::popcount(position.pieces() & ~position.pieces(pawn));
  return pieces > 7 ? 1 : 2;
}

Bitboard attacks_of(const Position& position, Square s) {
  const Piece piece = position.piece_on(s);
  return role_of(piece) == pawn ? pawn_attacks(color_of(piece), s)
                                : piece_attacks(role_of(piece), s, position.pieces());
}

}  // namespace

Glance::Glance(const Position& position)
    : before(position),
      other(~position.turn()),
      phase(phase_of(position)),
      king_(position.king_square(other)),
      king_hangs_(position.attacked_by(position.turn(), king_, position.pieces())) {
  losses_.fill(unknown);
  for (const Role role : {knight, bishop, rook, queen})
    checking_[role] = piece_attacks(role, king_, position.pieces());
  checking_[pawn] = pawn_attacks(other, king_);
  for (Bitboard far = position.snipers_at(position.turn(), king_); far != 0;) {
    const Bitboard screen = between(king_, take_lowest(far)) & position.pieces();
    if (just_one(screen)) screens_ |= screen & position.pieces(position.turn());
  }
  for (Bitboard rest = position.pieces(other); rest != 0;) {
    const Square s = take_lowest(rest);
    const Bitboard squares = attacks_of(position, s);
    attacked_ |= squares;
    if (bit(s) & position.sliders()) seen_far_ |= squares;
  }
}

Bitboard Glance::attacked_on_board_behind(Move move) const {
  Position after = before;
  after.play(move);
  Bitboard out = 0;
  for (Bitboard rest = after.pieces(other); rest != 0;) out |= attacks_of(after, take_lowest(rest));
  return out;
}

Bitboard Glance::attacked_without(Square own) const {
  Bitboard out = attacked_;
  const Bitboard occupied = before.pieces() & ~bit(own);
  for (Bitboard rest = before.sliders() & before.pieces(other); rest != 0;) {
    const Square s = take_lowest(rest);
    const Role role = role_of(before.piece_on(s));
    if (pseudo_attacks(role, s) & bit(own)) out |= piece_attacks(role, s, occupied);
  }
  return out;
}

Glance::Takers Glance::takers_of(Square s) const {
  const Bitboard kings = before.pieces(king), queens = before.pieces(queen);
  const Bitboard slanting = before.pieces(bishop) | queens, straight = before.pieces(rook) | queens;
  Takers out{bit(s) | before.attackers_to(s, before.pieces()), 0};
  const auto look_along = [&](Bitboard far, Bitboard passable) {
    while (far != 0) {
      const Square from = take_lowest(far);
      const Bitboard way = between(s, from), screen = way & before.pieces() & ~passable;
      if (screen == 0) out.ways |= way | bit(from);
      if (just_one(screen)) out.screens |= screen;
    }
  };
  look_along(pseudo_attacks(bishop, s) & slanting, slanting | kings | before.pieces(pawn));
  look_along(pseudo_attacks(rook, s) & straight, straight | kings);
  return out;
}

}  // namespace planilla
