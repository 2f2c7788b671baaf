// Checks and pins, looked at closely.
#include "board/legality.h"

namespace planilla {

Square pinner_of(const Position& p, Square from) {
  const Color us = p.turn();
  const unsigned our_king = lowest(p.pieces(us, king));
  Bitboard snipers =
      p.snipers_at(~us, static_cast<Square>(our_king)) & line_through(our_king, from);
  while (snipers) {
    const Square sniper = take_lowest(snipers);
    if ((between(our_king, sniper) & p.pieces()) == bit(from)) return sniper;
  }
  return no_square;
}

bool answers_check(const Position& p, Square to) {
  const Bitboard checkers = p.checkers();
  if (several(checkers)) return false;
  const Bitboard answers =
      between(first_square(p.pieces(p.turn(), king)), first_square(checkers)) | checkers;
  return (answers & bit(to)) != 0;
}

bool piece_move_is_safe(const Position& p, Square from, Square to) {
  if (!looks_at_king(p, p.turn(), p.pieces(king), p.sliders(), from)) return true;
  if (p.in_check() && !answers_check(p, to)) return false;
  const Bitboard line = line_through(first_square(p.pieces(p.turn(), king)), from);
  return (line & bit(to)) || pinner_of(p, from) == no_square;
}

bool en_passant_is_safe(const Position& p, Square from, Square to) {
  const Bitboard taken = bit(static_cast<Square>(to ^ 8));
  const Bitboard occupied = (p.pieces() & ~(bit(from) | taken)) | bit(to);
  const Bitboard attackers = p.attackers_to(p.king_square(p.turn()), occupied);
  return !(attackers & p.pieces(~p.turn()) & ~taken);
}

}  // namespace planilla
