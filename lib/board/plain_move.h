// The move that nearly every written word means, found and played without a call: one role, one
// destination, and one piece that could have come from somewhere.
//
//   PlainMove move;
//   switch (find_plain(position, position.turn(), {knight, f3, all_squares}, move)) {
//     case Verdict::legal: play_plain(position, position.turn(), move); break;
//     case Verdict::illegal: break;
//     case Verdict::unclear: ask resolve();   // several candidates, promotion, castling, en passant
//   }
//
// Only the resolver and the replay loop include this, so that each has it in line.
#pragma once

#include "board/advance.h"
#include "board/legality.h"
#include "board/move_pattern.h"
#include "board/position.h"

namespace planilla {

struct PlainPattern {
  unsigned role;  // pawn to king
  unsigned to;
  Bitboard from;
  bool may_castle = false;  // a king's move by squares
};

enum class Verdict { illegal, legal, unclear };

// Where the king is the one that moves, is in check, or stands on a line with the piece.
bool is_safe_closely(const Position& position, unsigned role, unsigned from, unsigned to);

// `us` is whose turn it is: who knows it beforehand has code for that colour alone.
[[gnu::always_inline]] inline Verdict find_plain(const Position& position, unsigned us, const PlainPattern& pattern,
                                                 PlainMove& out) {
  const unsigned role = pattern.role;
  const unsigned to = pattern.to;
  const Bitboard to_bit = Bitboard{1} << to;
  const Bitboard occupied = position.pieces();
  const Bitboard ours = position.pieces(static_cast<Color>(us));
  const Bitboard from = plain_sources(role, us, to, (occupied & to_bit) != 0) & ours &
                        position.pieces(static_cast<Role>(role)) & pattern.from;
  if (!just_one(from)) [[unlikely]]
    return Verdict::unclear;
  const unsigned s = lowest(from);
  out = {s, to, from, to_bit, us * 8 + role, position.pieces(king), position.sliders()};
  const Bitboard kept = ours | out.kings;  // what no move takes
  if ((between(to, s) & occupied) | (to_bit & kept)) [[unlikely]]
    return pattern.may_castle ? Verdict::unclear : Verdict::illegal;  // a king onto its rook
  // One question, not two: each of its answers is hard to foretell.
  if ((Bitboard{role == king} | looks_at_king(position, us, out.kings, out.sliders, s)) != 0) [[unlikely]] {
    if (pattern.may_castle) return Verdict::unclear;
    return is_safe_closely(position, role, s, to) ? Verdict::legal : Verdict::illegal;
  }
  return Verdict::legal;
}

inline Move as_move(const PlainMove& m) {
  return Move::normal(static_cast<Square>(m.from), static_cast<Square>(m.to));
}

// How the fast path comes at the private parts of a Position.
struct FastPath {
  // Touches a castling right, or follows a pass in check.
  static bool wants_care(const Position& p, const PlainMove& m) {
    return p.wants_care(m.from_bit | m.to_bit);
  }
  // False: it follows a pass in check, and Position::play() is to be asked.
  static bool take_care(Position& p, const PlainMove& m) {
    if (p.exposed_) return false;
    p.drop_castling(m.from_bit | m.to_bit);
    return true;
  }
  [[gnu::always_inline]] static void advance(Position& p, unsigned us, const PlainMove& m) {
    p.advance_plainly(us, m);
  }
};

[[gnu::always_inline]] inline void play_plain(Position& position, unsigned us, const PlainMove& move) {
  if (FastPath::wants_care(position, move) && !FastPath::take_care(position, move)) [[unlikely]]
    position.play(as_move(move));
  else
    FastPath::advance(position, us, move);
}

}  // namespace planilla
