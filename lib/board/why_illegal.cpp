// Why no legal move fits a pattern. Every piece the pattern may mean is held against every square
// it may mean; each pair fails for one reason, and the reason that comes nearest to a legal move is
// told. So "Nd4" speaks of the pinned knight that could have gone there, not of the other that
// never could.
#include <cstdlib>
#include <initializer_list>

#include "board/attacks.h"
#include "board/castling.h"
#include "board/legality.h"
#include "board/pattern_squares.h"
#include "board/resolve.h"

namespace planilla {

namespace {

// How near to a legal move a fault leaves the reader: the higher, the nearer.
enum Nearness : int {
  nowhere,         // no such piece
  far,             // cannot reach, wrong thing to capture, blocked more than once
  for_other_side,  // the move of the other side, if there is one
  one_piece_away,  // one piece stands in the way, or is missing
  only_the_king,   // the piece can go there, but for its king
};

class Explainer {
public:
  Explainer(const Position& position, const MovePattern& pattern)
      : p_(position),
        pattern_(pattern),
        squares_(pattern, position.turn()),
        us_(position.turn()),
        king_(position.king_square(us_)) {}

  Illegality explain() {
    if (!p_.has_legal_move())
      return {Reason::game_over, p_.in_check() ? first_square(p_.checkers()) : no_square, king_};
    best_ = {Reason::no_such_piece, no_square, no_square};
    if (pattern_.castle != castle_none) {
      castling();
    } else {
      castling_by_squares();
      pieces();
    }
    if (nearness_ < for_other_side) other_side();
    if (best_.reason == Reason::cannot_reach && candidates_ > 1) best_.square2 = no_square;
    return best_;
  }

private:
  void offer(Nearness nearness, Illegality found) {
    if (nearness <= nearness_) return;
    nearness_ = nearness;
    best_ = found;
  }

  void other_side() {
    if (p_.in_check()) return;
    Position passed = p_;
    passed.pass();
    const Resolution theirs = resolve(passed, pattern_);
    if (theirs.count != 0)
      offer(for_other_side, {Reason::wrong_side, theirs.move.from(), no_square});
  }

  // --- castling

  void castling() {
    if (!(squares_.from & bit(king_))) return;
    for (const int side : {1, 0})
      if (pattern_.castle & (side ? castle_short : castle_long)) castling_on(side);
  }

  // A king's move by squares that means castling: onto its rook, or two files or more along its
  // rank.
  void castling_by_squares() {
    if (!pattern_.allows_castle || !single(squares_.to) || !(pattern_.roles & role_bit(king)) ||
        !(squares_.from & bit(king_)))
      return;
    const Square to = first_square(squares_.to);
    if (rank_of(to) != rank_of(king_) || rank_of(king_) != (us_ == white ? 0 : 7)) return;
    const int side = to > king_;
    const bool onto_rook = p_.piece_on(to) == make_piece(us_, rook);
    const bool leaps = file_of(to) == (side ? 6 : 2) && std::abs(to - king_) > 1;
    if (onto_rook || leaps) castling_on(side);
  }

  void castling_on(int side) {
    if (!p_.can_castle(us_, side)) {
      // Of king and rook on their squares it is told though the other side could castle: both write
      // it alike.
      const int rank = us_ == white ? 0 : 7;
      const bool at_home = king_ == make_square(4, rank) &&
                           (p_.pieces(us_, rook) & bit(make_square(side ? 7 : 0, rank))) != 0;
      return offer(at_home ? one_piece_away : far, {Reason::castling_right_lost, no_square, king_});
    }
    const CastlePlan plan = plan_castle(king_, p_.castling().rook[us_][side]);
    if (const Bitboard in_way = plan.must_be_empty & p_.pieces())
      return offer(one_piece_away, {Reason::castling_blocked, first_square(in_way), king_});
    if (p_.in_check())
      return offer(only_the_king, {Reason::castling_in_check, first_square(p_.checkers()), king_});
    for (Bitboard path = plan.king_path & ~bit(plan.king_to); path;) {
      const Square s = take_lowest(path);
      if (!king_move_is_safe(p_, king_, s))
        return offer(only_the_king, {Reason::castling_through_check, s, king_});
    }
    if (!castle_is_legal(p_, side))
      offer(only_the_king, {Reason::castling_into_check, plan.king_to, king_});
  }

  // --- everything else

  void pieces() {
    Bitboard candidates = p_.pieces(us_) & squares_.from;
    while (candidates) {
      const Square from = take_lowest(candidates);
      const Role role = role_of(p_.piece_on(from));
      if (!(pattern_.roles & role_bit(role))) continue;
      ++candidates_;
      for (Bitboard to = squares_.to & ~bit(from); to;) pair(role, from, take_lowest(to));
    }
  }

  void pair(Role role, Square from, Square to) {
    if (role == pawn)
      pawn_to(from, to);
    else if (pseudo_attacks(role, from) & bit(to))
      piece_to(role, from, to);
    else
      offer(far, {Reason::cannot_reach, no_square, from});
  }

  void piece_to(Role role, Square from, Square to) {
    const Bitboard in_way = between(from, to) & p_.pieces();
    if (in_way)
      return offer(single(in_way) ? one_piece_away : far,
                   {Reason::blocked, first_square(in_way), from});
    if (target_refuses(from, to)) return;
    if (role != king) return unsafe(from, to);
    const Bitboard attackers =
        p_.attackers_to(to, p_.pieces() ^ bit(from)) & p_.pieces(~us_) & ~bit(to);
    if (attackers) offer(only_the_king, {Reason::into_check, first_square(attackers), from});
  }

  // What a piece that arrives on `to` meets there, apart from checks.
  bool target_refuses(Square from, Square to) {
    const Piece there = p_.piece_on(to);
    const Role taken =
        to == p_.en_passant() && role_of(p_.piece_on(from)) == pawn ? pawn : role_of(there);
    const bool promotes = role_of(p_.piece_on(from)) == pawn && (bit(to) & last_ranks);
    if (there != no_piece && color_of(there) == us_)
      offer(one_piece_away, {Reason::own_piece_there, to, from});
    else if (role_of(there) == king)
      offer(one_piece_away, {Reason::captures_king, to, from});
    else if (pattern_.captured != 0 && (taken == no_role || !(pattern_.captured & role_bit(taken))))
      offer(far, {Reason::nothing_to_capture, to, from});
    else if (pattern_.promotion != 0 && !(promotes && (pattern_.promotion & promotion_roles)))
      offer(only_the_king, {Reason::promotion_impossible, to, from});
    else
      return false;
    return true;
  }

  // The piece can go there, so it is the king that forbids it.
  void unsafe(Square from, Square to) {
    if (p_.in_check() && !answers_check(p_, to))
      return offer(only_the_king, {Reason::king_in_check, first_square(p_.checkers()), from});
    const Square pinner = pinner_of(p_, from);
    if (pinner != no_square && !(line_through(king_, from) & bit(to)))
      offer(only_the_king, {Reason::pinned, pinner, from});
  }

  void pawn_to(Square from, Square to) {
    const int up = us_ == white ? 8 : -8;
    if (pawn_attacks(us_, from) & bit(to)) return pawn_aside(from, to);
    if (to == from + up) return pawn_ahead(from, to);
    const bool at_home = rank_of(from) == (us_ == white ? 1 : 6);
    if (!at_home || to != from + 2 * up) return offer(far, {Reason::cannot_reach, no_square, from});
    const Square passed = static_cast<Square>(from + up);
    if (p_.piece_on(passed) != no_piece)
      return offer(one_piece_away, {Reason::blocked, passed, from});
    pawn_ahead(from, to);
  }

  void pawn_ahead(Square from, Square to) {
    const Piece there = p_.piece_on(to);
    if (there != no_piece && color_of(there) != us_)
      return offer(one_piece_away, {Reason::pawn_must_capture, to, from});
    if (!target_refuses(from, to)) unsafe(from, to);
  }

  void pawn_aside(Square from, Square to) {
    if (p_.piece_on(to) != no_piece) {
      if (!target_refuses(from, to)) unsafe(from, to);
    } else if (to == p_.en_passant()) {
      if (!target_refuses(from, to)) unsafe_en_passant(from, to);
    } else if (!means_capture(to)) {
      offer(far, {Reason::cannot_reach, no_square, from});
    } else if (looks_like_en_passant(to)) {
      offer(one_piece_away, {Reason::en_passant_not_possible, static_cast<Square>(to ^ 8), from});
    } else {
      offer(one_piece_away, {Reason::nothing_to_capture, to, from});
    }
  }

  // "e4" never means a pawn of the d-file; "dxe4", "d3e4" and "PxP" do.
  bool means_capture(Square to) const {
    return (pattern_.claims & (claim_capture | claim_en_passant)) || pattern_.captured != 0 ||
           !(squares_.from & file_mask(file_of(to)));
  }

  bool looks_like_en_passant(Square to) const {
    const bool sixth = rank_of(to) == (us_ == white ? 5 : 2);
    const bool passed = sixth && p_.piece_on(static_cast<Square>(to ^ 8)) == make_piece(~us_, pawn);
    return passed || (pattern_.claims & claim_en_passant);
  }

  void unsafe_en_passant(Square from, Square to) {
    const Bitboard taken = bit(static_cast<Square>(to ^ 8));
    const Bitboard occupied = (p_.pieces() & ~(bit(from) | taken)) | bit(to);
    const Bitboard attackers = p_.attackers_to(king_, occupied) & p_.pieces(~us_) & ~taken;
    const Reason reason = p_.in_check() ? Reason::king_in_check : Reason::pinned;
    if (attackers) offer(only_the_king, {reason, first_square(attackers), from});
  }

  const Position& p_;
  const MovePattern& pattern_;
  const PatternSquares squares_;
  const Color us_;
  const Square king_;
  Illegality best_;
  Nearness nearness_ = nowhere;
  int candidates_ = 0;  // pieces that the pattern may mean
};

}  // namespace

Illegality why_illegal(const Position& position, const MovePattern& pattern) {
  if (resolve(position, pattern).count != 0) return {};
  return Explainer(position, pattern).explain();
}

std::string_view reason_name(Reason reason) {
  static constexpr std::string_view names[] = {"none",
                                               "no-such-piece",
                                               "cannot-reach",
                                               "blocked",
                                               "own-piece-there",
                                               "nothing-to-capture",
                                               "pawn-must-capture",
                                               "pinned",
                                               "king-in-check",
                                               "into-check",
                                               "castling-right-lost",
                                               "castling-in-check",
                                               "castling-through-check",
                                               "castling-into-check",
                                               "castling-blocked",
                                               "en-passant-not-possible",
                                               "wrong-side",
                                               "captures-king",
                                               "promotion-impossible",
                                               "game-over"};
  return names[static_cast<std::size_t>(reason)];
}

}  // namespace planilla
