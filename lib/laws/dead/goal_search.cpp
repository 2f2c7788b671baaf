#include "laws/dead/goal_search.h"

#include <algorithm>
#include <cstdlib>

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

// False if the goal is out of reach.
bool GoalSearch::Route::lay(Square goal, Square from, Bitboard room) {
  room |= bit(from);
  Bitboard seen = bit(goal), last = seen;
  for (rings = 0; last && rings < far; ++rings) {
    ring[static_cast<std::size_t>(rings)] = last;
    last = king_steps(last) & room & ~seen;
    seen |= last;
  }
  ring[static_cast<std::size_t>(rings)] = 0;
  way = 0;
  while (way < rings && !(ring[static_cast<std::size_t>(way)] & bit(from))) ++way;
  return way < rings;
}

// Squares one step nearer to the goal; none at the goal or off the route.
Bitboard GoalSearch::Route::nearer(Square s) const {
  for (int i = 1; i < rings; ++i)
    if (ring[static_cast<std::size_t>(i)] & bit(s))
      return pseudo_attacks(king, s) & ring[static_cast<std::size_t>(i - 1)];
  return 0;
}

// A waiting move.
GoalSearch::Offer GoalSearch::spare(const Turn& turn, Bitboard men) const {
  const Position& p = turn.here;
  for (Bitboard b = men & ~p.pieces(pawn); b;) {
    const Square s = take_lowest(b);
    Bitboard to = piece_attacks(role_of(p.piece_on(s)), s, turn.occupied) & ~turn.occupied;
    while (to) {
      const Square x = take_lowest(to);
      if (p.is_legal(Move::normal(s, x))) return {s, bit(x)};
    }
  }
  for (Bitboard b = men & p.pieces(pawn); b;) {
    const Square s = take_lowest(b);
    const Bitboard to = pawn_pushes(p.turn(), bit(s)) & ~turn.occupied;
    if (to && p.is_legal(step_of(p, s, first_square(to)))) return {s, to};
  }
  return {};
}

// Squares from which it would attack one of the next two squares of the losing king's route.
Bitboard GoalSearch::in_the_way(const Turn& turn) const {
  Bitboard out = 0;
  Square k = turn.here.king_square(~winner_);
  for (int i = 0; i < 2 && k != goal_.king; ++i) {
    const Bitboard next = king_route_.nearer(k);
    if (!next) break;
    k = first_square(next);
    out |= pseudo_attacks(goal_.role, k);
  }
  return out;
}

// Moves to a station, or to a square from which a station is one move away.
GoalSearch::Offer GoalSearch::man_offer(const Turn& turn, int stage) const {
  const Square at = turn.at;
  if (role_of(turn.here.piece_on(at)) == pawn)
    return stage == 0 ? Offer{at, pawn_pushes(winner_, bit(at)) & ~turn.occupied} : Offer{};
  const Role role = goal_.role;
  // Gives no check.
  const Bitboard quiet = piece_attacks(role, at, turn.occupied) & ~turn.occupied &
                         ~piece_attacks(role, turn.here.king_square(~winner_), turn.occupied);
  const Bitboard polite = quiet & ~in_the_way(turn);
  if (stage == 0) return {at, polite & goal_.stations, 2};
  if (stage == 2) return {at, quiet};
  if (goal_.stations & bit(at)) return {at, polite};
  Bitboard near = role == knight ? goal_.stations : 0;
  if (role == knight) {
    for (int i = 0; i < 6 && near && !(near & quiet); ++i)
      near |= knight_steps(near) & ~turn.occupied;
    return {at, near & quiet, 2};
  }
  for (Bitboard b = polite; b;) {
    const Square x = take_lowest(b);
    if (piece_attacks(role, x, turn.occupied) & goal_.stations) near |= bit(x);
  }
  return {at, near ? near : polite};
}

GoalSearch::Offer GoalSearch::winner_offer(const Turn& turn, int stage) const {
  switch (stage) {
    case 0: {
      const bool ready = turn.king == goal_.own_king &&
                         role_of(turn.here.piece_on(turn.at)) == goal_.role &&
                         turn.here.king_square(~winner_) == goal_.king;
      if (!ready) return {};
      return {turn.at, piece_attacks(goal_.role, turn.at, turn.occupied) & bit(goal_.checker)};
    }
    case 1:
      return {turn.king, own_route_.nearer(turn.king) & ~turn.occupied, 2};
    case 2:
    case 3:
    case 4:
      return man_offer(turn, stage - 2);
    case 5:
      return spare(turn, turn.here.pieces(winner_) & ~(bit(turn.king) | bit(turn.at)));
    default:
      return {turn.king, pseudo_attacks(king, turn.king) & goal_.own_room & ~turn.occupied};
  }
}

GoalSearch::Offer GoalSearch::loser_offer(const Turn& turn, int stage) const {
  const Bitboard beside = pseudo_attacks(king, turn.king) & ~turn.occupied;
  switch (stage) {
    case 0:
      return {turn.king, king_route_.nearer(turn.king) & ~turn.occupied, 2};
    case 1:
      return {turn.king, beside & goal_.room & king_route_.ring[1]};
    case 2:
      return {turn.king, beside & goal_.room & ~king_route_.ring[1]};
    case 3:
      return spare(turn, turn.here.pieces(~winner_) & ~bit(turn.king));
    case 4:
      return {turn.king, beside};
    default:
      return {};
  }
}

bool GoalSearch::attempt(const Position& here, Square at, int ply, Move m) {
  Position next = here;
  next.play(m);
  line_[static_cast<std::size_t>(ply)] = m;
  count_ = ply + 1;
  if (here.turn() == winner_ && next.in_check() && !next.has_legal_move()) return true;
  return drive(next, m.from() == at ? m.to() : at, ply + 1);
}

// Any legal reply to a check.
bool GoalSearch::drive_any(const Position& here, Square at, int ply) {
  MoveList moves;
  here.legal_moves(moves);
  for (int i = 0; i < moves.size() && i < 4 && budget_ >= 0; ++i)
    if (attempt(here, at, ply, moves[i])) return true;
  return false;
}

bool GoalSearch::drive(const Position& here, Square at, int ply) {
  if (--budget_ < 0 || ply >= limit_) return false;
  const bool ours = here.turn() == winner_;
  const Turn turn{here, here.king_square(here.turn()), at, here.pieces()};
  Bitboard done[2] = {};
  int tried = 0;
  for (int stage = 0; stage < 7 && budget_ >= 0; ++stage) {
    Offer offer = ours ? winner_offer(turn, stage) : loser_offer(turn, stage);
    Bitboard& before = done[offer.from == turn.king];
    offer.to &= ~before;
    before |= offer.to;
    while (offer.to && offer.most > 0 && budget_ >= 0) {
      const Move m = step_of(here, offer.from, take_lowest(offer.to));
      if (!here.is_legal(m)) continue;
      --offer.most;
      ++tried;
      if (attempt(here, at, ply, m)) return true;
    }
    if (stage > 3 && tried > 1) break;
  }
  return !tried && here.in_check() && drive_any(here, at, ply);
}

bool GoalSearch::find(const Position& root, Color winner, const MateGoal& goal) {
  winner_ = winner;
  goal_ = goal;
  const Bitboard own_room = goal.own_room & ~pseudo_attacks(king, goal.king);
  if (!own_route_.lay(goal.own_king, root.king_square(winner), own_room)) return false;
  const Bitboard room = goal.room & ~(pseudo_attacks(king, goal.own_king) | bit(goal.own_king));
  if (!king_route_.lay(goal.king, root.king_square(~winner), room)) return false;
  const int pawn_way = std::abs(rank_of(goal.man) - rank_of(goal.start));
  const int way = std::max(king_route_.way, own_route_.way + pawn_way + 2) + 1;
  limit_ = std::min(longest, 2 * way + 5);
  budget_ = limit_ + 4;
  count_ = 0;
  return drive(root, goal.man, 0);
}

}  // namespace planilla
