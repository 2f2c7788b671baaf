// The move that nearly every written word means, found and played without a call: one role, one
// destination, and one piece that could have come from somewhere.
//
//   FastMove move;
//   switch (find_plain(position, position.turn(), {knights_near_f3, knight, f3}, move)) {
//     case Verdict::legal: play_plain(position, position.turn(), move); break;
//     case Verdict::illegal: break;
//     // several candidates, promotion, castling, en passant
//     case Verdict::unclear: ask resolve();
//   }
//
// Only the resolver and the replay loop include this, so that each has it in line.
#pragma once

#include <array>

#include "board/advance.h"
#include "board/legality.h"
#include "board/position.h"

namespace planilla {

enum class Verdict { illegal, legal, unclear };

// king_move_is_safe(), and no code of it where it is asked.
bool king_step_is_safe(const Position& position, unsigned from, unsigned to);

// What a move of colour `us` to a square does to what stands there: `taking`, by Piece.
enum Taking : std::uint8_t { takes = 1, takes_nothing = 2, takes_none_such = 4 };
inline constexpr std::array<std::array<std::uint8_t, 16>, 2> takings = [] {
  std::array<std::array<std::uint8_t, 16>, 2> out{};
  for (unsigned us : {white, black})
    for (unsigned piece = 0; piece < 16; ++piece) {
      const bool free = piece == no_piece, theirs = piece / 8 != us && piece % 8 != king;
      out[us][piece] = free ? takes_nothing : theirs ? takes : takes_none_such;
    }
  return out;
}();
// What moves from a row of source_place() may not do: its first is that of pawns that take, its
// second of those that do not.
inline constexpr std::array<std::uint8_t, 7> refusals = {takes_nothing | takes_none_such,
                                                         takes | takes_none_such,
                                                         takes_none_such,
                                                         takes_none_such,
                                                         takes_none_such,
                                                         takes_none_such,
                                                         takes_none_such};

// Pieces of one role that could come to a square, were nothing in the way.
struct FastCandidates {
  Bitboard from;
  unsigned role, place;  // source_place()
};

// `us` is whose turn it is: who knows it beforehand has code for that colour alone.
[[gnu::always_inline]] inline Verdict find_plain(const Position& position, unsigned us,
                                                 const FastCandidates& among, FastMove& out) {
  const Bitboard from = among.from;
  if (!just_one(from)) [[unlikely]]
    return Verdict::unclear;
  const unsigned s = lowest(from), to = among.place % 64,
                 captured = position.piece_on(static_cast<Square>(to));
  out = {s,
         to,
         from,
         Bitboard{1} << to,
         among.role,
         captured,
         position.pieces(king),
         position.sliders(),
         fast_sources(us, among.place).beside};
  const Bitboard in_the_way = between(to, s) & position.pieces();
  if ((in_the_way | (takings[us][captured] & refusals[among.place / 64])) != 0) [[unlikely]]
    return Verdict::illegal;
  // That it is the king is known from the word, before anything is known of the board.
  bool safe = true;
  if (among.role == king) [[unlikely]]
    safe = king_step_is_safe(position, s, to);
  else if (looks_at_king(position, us, out.kings, out.sliders, s) != 0) [[unlikely]]
    safe = piece_move_is_safe(position, static_cast<Square>(s), static_cast<Square>(to));
  return safe ? Verdict::legal : Verdict::illegal;
}

inline Move as_move(const FastMove& m) {
  return Move::normal(static_cast<Square>(m.from), static_cast<Square>(m.to));
}

// How the fast path comes at the private parts of a Position.
struct FastPath {
  static bool wants_care(const Position& p, const FastMove& m) {
    return p.wants_care(m.from_bit | m.to_bit);
  }
  // False: a right to castle is not all that it changes, and Position::play() is to be asked.
  static bool take_care(Position& p, const FastMove& m) {
    if (p.care_ == all_squares) return false;
    p.drop_castling(m.from_bit | m.to_bit);
    return true;
  }
  [[gnu::always_inline]] static void advance(Position& p, unsigned us, const FastMove& m) {
    p.advance_plainly(us, m);
  }
};

[[gnu::always_inline]] inline void play_plain(Position& position, unsigned us,
                                              const FastMove& move) {
  if (FastPath::wants_care(position, move) && !FastPath::take_care(position, move)) [[unlikely]]
    position.play(as_move(move));
  else
    FastPath::advance(position, us, move);
}

}  // namespace planilla
