#include "laws/dead/king_set_board.h"

#include "board/attacks.h"
#include "board/legality.h"
#include "laws/dead/steps.h"

namespace planilla {

void KingSetBoard::start(const Position& p, Color winner) {
  winner_ = winner;
  now_.winner_to_move = p.turn() == winner;
  now_.own_king = p.king_square(winner);
  now_.king_set = p.pieces(~winner, king);
  const Bitboard kings = p.pieces(king);
  for (const Color c : {white, black}) now_.side[c] = p.pieces(c) & ~kings;
  for (const Role r : {pawn, knight, bishop, rook, queen}) now_.role[r] = p.pieces(r);
  now_.plies = 0;
  now_.knows_guarded[white] = now_.knows_guarded[black] = false;
}

Role KingSetBoard::role_at(Square s) const {
  for (const Role r : {pawn, knight, bishop, rook, queen})
    if (now_.role[r] & bit(s)) return r;
  return no_role;
}

Bitboard KingSetBoard::guarded_by(Color c, Bitboard men, Bitboard occupied) const {
  Bitboard out = pawn_strikes(c, now_.role[pawn] & men) | knight_steps(now_.role[knight] & men);
  for (Bitboard b = men & (now_.role[rook] | now_.role[queen]); b;)
    out |= rook_attacks(take_lowest(b), occupied);
  for (Bitboard b = men & (now_.role[bishop] | now_.role[queen]); b;)
    out |= bishop_attacks(take_lowest(b), occupied);
  return out;
}

Bitboard KingSetBoard::guarded(Color c) {
  if (!now_.knows_guarded[c]) {
    now_.guarded[c] = guarded_by(c, now_.side[c], now_.side[white] | now_.side[black]);
    now_.knows_guarded[c] = true;
  }
  return now_.guarded[c];
}

Bitboard KingSetBoard::held_without(Square man) const {
  return guarded_by(winner_, now_.side[winner_] & ~bit(man), occupied() & ~bit(man)) |
         pseudo_attacks(king, now_.own_king);
}

// True if these losing men would attack the winning king on s.
bool KingSetBoard::attacks_own_king(Square s, Bitboard occupied, Bitboard men) const {
  if (pawn_attacks(winner_, s) & now_.role[pawn] & men) return true;
  if (pseudo_attacks(knight, s) & now_.role[knight] & men) return true;
  const Bitboard straight = men & (now_.role[rook] | now_.role[queen]);
  if ((pseudo_attacks(rook, s) & straight) && (rook_attacks(s, occupied) & straight)) return true;
  const Bitboard diagonal = men & (now_.role[bishop] | now_.role[queen]);
  return (pseudo_attacks(bishop, s) & diagonal) && (bishop_attacks(s, occupied) & diagonal);
}

void KingSetBoard::remove(Bitboard squares) {
  for (const Role r : {pawn, knight, bishop, rook, queen}) now_.role[r] &= ~squares;
  for (const Color c : {white, black}) now_.side[c] &= ~squares;
  now_.knows_guarded[white] = now_.knows_guarded[black] = false;
}

void KingSetBoard::shift(Color c, Square from, Square to) {
  Role role = role_at(from);
  if (role == pawn && (bit(to) & last_ranks)) role = c == winner_ ? queen : knight;
  remove(bit(from) | bit(to));
  now_.side[c] |= bit(to);
  now_.role[role] |= bit(to);
}

Move KingSetBoard::written(Square from, Square to, Color c) const {
  const bool promotes = role_at(from) == pawn && (bit(to) & last_ranks);
  return promotes ? Move::promotion(from, to, c == winner_ ? queen : knight)
                  : Move::normal(from, to);
}

void KingSetBoard::write(Bitboard king_set, Move move) {
  plies_[static_cast<std::size_t>(now_.plies++)] = {king_set, move};
  now_.winner_to_move = !now_.winner_to_move;
}

bool KingSetBoard::move_man(Square from, Square to) {
  const Bitboard left = now_.king_set & ~(between(from, to) | bit(to));
  if (!left || is_full()) return false;
  const Bitboard after = (occupied() & ~bit(from)) | bit(to);
  if (attacks_own_king(now_.own_king, after, now_.side[loser()] & ~bit(to))) return false;
  write(0, written(from, to, winner_));
  shift(winner_, from, to);
  now_.king_set = left;
  return true;
}

bool KingSetBoard::move_own_king(Square to) {
  const Bitboard left = now_.king_set & ~(pseudo_attacks(king, to) | bit(to));
  if (!left || is_full()) return false;
  const Bitboard after = (occupied() & ~bit(now_.own_king)) | bit(to);
  if (attacks_own_king(to, after, now_.side[loser()] & ~bit(to))) return false;
  write(0, Move::normal(now_.own_king, to));
  if (now_.side[loser()] & bit(to)) remove(bit(to));
  now_.own_king = to;
  now_.king_set = left;
  return true;
}

bool KingSetBoard::loser_steps() {
  const Bitboard barred = occupied() | guarded(winner_) | pseudo_attacks(king, now_.own_king);
  const Bitboard next = king_steps(now_.king_set) & ~barred;
  if (!next || is_full()) return false;
  write(now_.king_set, Move());
  now_.king_set = next;
  return true;
}

bool KingSetBoard::move_loser(Square from, Square to) {
  const Bitboard after = (occupied() & ~bit(from)) | bit(to);
  const Bitboard attacked = guarded_by(winner_, now_.side[winner_] & ~bit(to), after);
  const Bitboard left = now_.king_set & ~(between(from, to) | bit(to) | attacked);
  if (!left || is_full()) return false;
  write(0, written(from, to, loser()));
  shift(loser(), from, to);
  now_.king_set = left;
  return true;
}

// True if one of these losing men can move to s or capture on it.
bool KingSetBoard::loser_reaches(Square s, Bitboard occupied, Bitboard men) const {
  if (pseudo_attacks(knight, s) & now_.role[knight] & men) return true;
  if (rook_attacks(s, occupied) & (now_.role[rook] | now_.role[queen]) & men) return true;
  if (bishop_attacks(s, occupied) & (now_.role[bishop] | now_.role[queen]) & men) return true;
  const Bitboard pawns = now_.role[pawn] & men;
  if (occupied & bit(s)) return pawn_attacks(winner_, s) & pawns;
  const Bitboard behind = pawn_pushes(winner_, bit(s));
  if (behind & pawns) return true;
  const Bitboard two_behind = pawn_pushes(winner_, behind) & (rank_mask(1) | rank_mask(6));
  return !(behind & occupied) && (two_behind & pawns);
}

// True if the piece moved to y gives mate to the king on t. Pinned defenders count as free, so that
// some mates are missed.
bool KingSetBoard::is_mate(Square man, Square y, Square t) const {
  const Role role = role_at(man);
  const Bitboard after = (occupied() & ~bit(man)) | bit(y);
  const Bitboard strikes = piece_attacks(role, y, after);
  if (!(strikes & bit(t))) return false;
  const Bitboard theirs = now_.side[loser()] & ~bit(y);
  const Bitboard others = guarded_by(winner_, now_.side[winner_] & ~bit(man), after);
  const Bitboard held = others | strikes | pseudo_attacks(king, now_.own_king);
  if (pseudo_attacks(king, t) & ~(held | theirs)) return false;
  const Bitboard full = after | bit(t);
  for (Bitboard stops = bit(y) | between(y, t); stops;)
    if (loser_reaches(take_lowest(stops), full, theirs)) return false;
  return !attacks_own_king(now_.own_king, after, theirs);
}

bool KingSetBoard::mates(Square man, Square y, Square t) {
  const Bitboard own = now_.side[winner_] | bit(now_.own_king) | bit(t);
  const Bitboard goes = piece_attacks(role_at(man), man, occupied() | bit(t)) & ~own;
  if (!(now_.king_set & bit(t)) || !(goes & bit(y)) || !is_mate(man, y, t)) return false;
  mated_ = t;
  mate_ = Move::normal(man, y);
  return true;
}

bool KingSetBoard::would_mate(const Picture& p) {
  const Now before = now_;
  remove(bit(p.blocker));
  now_.side[loser()] |= bit(p.blocks);
  now_.role[p.blocker_role] |= bit(p.blocks);
  now_.own_king = p.own_king;
  const bool answer = is_mate(p.man, p.y, p.king);
  now_ = before;
  return answer;
}

std::vector<Move> KingSetBoard::line() const {
  std::vector<Move> out(static_cast<std::size_t>(now_.plies + 1));
  out.back() = mate_;
  Square k = mated_;
  for (auto i = static_cast<std::size_t>(now_.plies); i-- > 0;) {
    out[i] = plies_[i].move;
    if (out[i]) continue;
    // The king came from a neighbouring square of the set.
    const Square from = first_square(pseudo_attacks(king, k) & plies_[i].king_set);
    out[i] = Move::normal(from, k);
    k = from;
  }
  return out;
}

}  // namespace planilla
