#include "laws/dead/mate_planner.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

constexpr int most_flights = 5;  // more can rarely all be guarded
constexpr int extra_layers = 6;  // searched beyond the layer of the best goal

// Squares guarded by these men, kings excluded.
Bitboard guarded_by(const Position& p, Color c, Bitboard men) {
  Bitboard out = pawn_strikes(c, p.pieces(c, pawn) & men) | knight_steps(p.pieces(c, knight) & men);
  for (Bitboard b = men & p.pieces(c) & (p.pieces(rook) | p.pieces(queen)); b;)
    out |= rook_attacks(take_lowest(b), men);
  for (Bitboard b = men & p.pieces(c) & (p.pieces(bishop) | p.pieces(queen)); b;)
    out |= bishop_attacks(take_lowest(b), men);
  return out;
}

Bitboard knight_reach(Bitboard from, Bitboard room) {
  for (Bitboard last = 0; last != from;) {
    last = from;
    from |= knight_steps(from) & room;
  }
  return from;
}

}  // namespace

bool MatePlanner::find(const Position& p, Color winner, int tries) {
  tries_ = tries;
  root_ = &p;
  winner_ = winner;
  loser_ = ~winner;
  k_ = p.king_square(loser_);
  w_ = p.king_square(winner_);
  if (with_each(queen) || with_each(rook) || with_pawns()) return true;
  if (p.pieces(winner) & ~(p.pieces(king) | p.pieces(bishop) | p.pieces(knight))) return false;
  return with_each(bishop) || with_each(knight);
}

bool MatePlanner::with_each(Role role) {
  Bitboard men = root_->pieces(winner_, role);
  for (int i = 0; i < 2 && men; ++i) {
    const Square s = take_lowest(men);
    if (with(s, role, s)) return true;
  }
  return false;
}

// Pawns with an empty file in front of them.
bool MatePlanner::with_pawns() {
  for (Bitboard b = root_->pieces(winner_, pawn); b;) {
    const Square s = take_lowest(b);
    const Square last = make_square(file_of(s), winner_ == white ? 7 : 0);
    const Bitboard way = between(s, last) | bit(last);
    if (way & root_->pieces() & ~root_->pieces(king)) continue;
    if (with(s, queen, last)) return true;
  }
  return false;
}

bool MatePlanner::with(Square man, Role role, Square start) {
  if (tries_ <= 0) return false;
  look_around(man, role, start);
  survey();
  for (int i = 0; i < best_count_ && tries_-- > 0; ++i)
    if (walk_.find(*root_, winner_, best_[static_cast<std::size_t>(i)].goal)) return true;
  return false;
}

void MatePlanner::look_around(Square man, Role role, Square start) {
  const Position& p = *root_;
  still_ = p.pieces() & ~(p.pieces(king) | bit(man));
  guarded_ = guarded_by(p, winner_, still_);
  unsafe_ = guarded_by(p, loser_, still_);
  const Bitboard push = pawn_pushes(loser_, p.pieces(loser_, pawn)) & ~still_;
  barred_ = unsafe_ | push | (pawn_pushes(loser_, push) & rank_mask(loser_ == white ? 3 : 4));
  loser_has_spare_ = push || (p.pieces(loser_) & ~(p.pieces(king) | p.pieces(pawn)));
  goal_ = {.man = man, .role = role, .start = start, .room = ~(still_ | guarded_)};
  Bitboard own = bit(w_);
  for (Bitboard last = 0; last != own;) {
    last = own;
    own |= king_steps(own) & ~(still_ | unsafe_);
  }
  goal_.own_room = own;
  one_ = piece_attacks(role, start, still_) & ~still_;
  reach_ = role == knight ? knight_reach(bit(start), ~still_) : bit(start) | one_;
  for (Bitboard b = role == knight ? 0 : one_; b;)
    reach_ |= piece_attacks(role, take_lowest(b), still_);
  pawn_way_ = std::abs(rank_of(man) - rank_of(start));
}

// Searches outwards from the losing king.
void MatePlanner::survey() {
  best_count_ = 0;
  Bitboard seen = bit(k_), front = seen;
  for (int layer = 0; front; ++layer) {
    if (best_count_ && best_[0].cost <= layer + extra_layers) return;
    for (Bitboard b = front; b;) seek_at(take_lowest(b), layer);
    front = king_steps(front) & goal_.room & ~seen;
    seen |= front;
  }
}

// Finds a checker's square and a winning king's square for a mate on t.
void MatePlanner::seek_at(Square t, int layer) {
  const Bitboard beside = pseudo_attacks(king, t);
  const Bitboard loser_men = root_->pieces(loser_) & still_, own_men = still_ & ~loser_men;
  const Bitboard need = beside & ~(loser_men | guarded_);
  if (std::popcount(need) > most_flights) return;
  const Bitboard places = goal_.own_room & ~(beside | bit(t));
  const Bitboard coverable = king_steps(places) & beside;
  const Bitboard exposed = beside & ~guarded_;
  Bitboard from = piece_attacks(goal_.role, t, still_) & ~(unsafe_ | own_men);
  Stand best;
  while (from) {
    const Square s = take_lowest(from);
    const Bitboard left = (need & ~pseudo_attacks(goal_.role, s)) | (bit(s) & exposed);
    if ((left & ~coverable) || (between(s, t) & barred_)) continue;
    const Bitboard uncovered = (need & ~piece_attacks(goal_.role, s, still_)) | (bit(s) & exposed);
    Stand stand;
    if (!mates(t, s, uncovered, places, stand)) continue;
    stand.cost = std::max(stand.cost, layer);
    if (stand.cost < best.cost) best = stand;
    if (best.cost <= layer + 2) break;
  }
  if (best.cost < 99) keep(t, best);
}

// True if the winning king can guard the rest and the piece can reach s without an earlier check.
bool MatePlanner::mates(Square t, Square s, Bitboard need, Bitboard places, Stand& stand) const {
  places &= ~(bit(s) | between(s, t));
  while (need && places) places &= pseudo_attacks(king, take_lowest(need));
  if (!places) return false;
  stand.stations = piece_attacks(goal_.role, s, still_ | bit(t)) & ~still_ &
                   ~piece_attacks(goal_.role, t, still_);
  if (!(stand.stations & reach_)) return false;
  int steps = 0;
  Bitboard near = bit(w_);
  for (; !(near & places); ++steps) near |= king_steps(near);
  stand.checker = s;
  stand.king = first_square(near & places);
  stand.stations &= ~(bit(stand.king) | bit(t));
  const bool at_once =
      t == k_ && steps == 0 && root_->turn() == winner_ && (stand.stations & bit(goal_.start));
  if (!loser_has_spare_ && !at_once)
    stand.stations = leaving_a_step(stand.stations & reach_, t, stand.king);
  const int moves = (stand.stations & bit(goal_.start)) ? 1 : (stand.stations & one_) ? 2 : 3;
  stand.cost = moves + steps + pawn_way_;
  return stand.stations != 0;
}

// Stations that leave the losing king a square from which to step to t while the piece waits.
Bitboard MatePlanner::leaving_a_step(Bitboard stations, Square t, Square own_king) const {
  const Bitboard back = pseudo_attacks(king, t) & goal_.room & ~pseudo_attacks(king, own_king);
  Bitboard out = 0;
  while (back && stations) {
    const Square x = take_lowest(stations);
    if (back & ~pseudo_attacks(goal_.role, x)) out |= bit(x);
  }
  return out;
}

void MatePlanner::keep(Square t, const Stand& stand) {
  if (best_count_ == most && best_[most - 1].cost <= stand.cost) return;
  if (best_count_ < most) ++best_count_;
  std::size_t i = static_cast<std::size_t>(best_count_ - 1);
  for (; i > 0 && best_[i - 1].cost > stand.cost; --i) best_[i] = best_[i - 1];
  goal_.king = t;
  goal_.checker = stand.checker;
  goal_.own_king = stand.king;
  goal_.stations = stand.stations;
  best_[i] = {goal_, stand.cost};
}

}  // namespace planilla
