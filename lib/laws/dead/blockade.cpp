// Completeness: take any game that mates, and the state of each of its positions. Each king or pawn
// move of that game is allowed here, because unplaced pieces never block and every square forbidden
// here (guarded by pawns, by the other king or by fixed pieces) is forbidden on the board too.
// Every other move is a move of an unplaced piece. So all its states are reached, and the last one
// counts as mate: the king was in check from the piece that moved or through the square it left,
// and every square beside the king was occupied or guarded.
#include "laws/dead/blockade.h"

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

constexpr Bitboard last_rows = rank_mask(0) | rank_mask(7);

Bitboard first_row(Color c) {
  return c == white ? rank_mask(1) : rank_mask(6);
}

std::uint64_t mixed(std::uint64_t x) {
  x = (x ^ x >> 31) * 0x9e3779b97f4a7c15ull;
  x = (x ^ x >> 29) * 0xbf58476d1ce4e5b9ull;
  return x ^ x >> 32;
}

}  // namespace

Blockade::Blockade(const Position& p)
    : root_{{p.pieces(white, pawn), p.pieces(black, pawn)},
            {p.king_square(white), p.king_square(black)},
            p.turn()} {
  const Mobility mobility(p);
  for (const Color c : {white, black}) {
    gives_up_ |= p.can_castle(c, 0) || p.can_castle(c, 1);
    guarded_[c] = mobility.guarded(c);
    for (const Mobility::Man& man : mobility.men()) {
      if (man.color != c || man.role == pawn || man.role == king) continue;
      strikes_[c] |= man.strikes;
      if (man.role == bishop || man.role == queen) diagonal_[c] |= man.reach;
      if (man.role == rook || man.role == queen) straight_[c] |= man.reach;
      if (man.is_stuck()) {
        fixed_[c] |= bit(man.home);
      } else {
        places_[c] |= man.reach;
        has_unplaced_[c] = true;
      }
    }
  }
}

bool Blockade::rules_out_mate_by(Color winner, int limit) {
  winner_ = winner;
  refuted_ = gives_up_;
  open_.assign(1, root_);
  seen_.assign(1 << 12, 0);
  seen_count_ = 0;
  is_new(root_);
  while (!open_.empty() && !refuted_) {
    if (seen_count_ > limit) return false;
    const State s = open_.back();
    open_.pop_back();
    expand(s);
  }
  return !refuted_;
}

bool Blockade::is_new(const State& s) {
  if (2 * static_cast<std::size_t>(seen_count_) >= seen_.size()) {
    std::vector<std::uint64_t> old(4 * seen_.size());
    old.swap(seen_);
    for (const std::uint64_t key : old) {
      if (!key) continue;
      std::size_t i = key & (seen_.size() - 1);
      while (seen_[i]) i = (i + 1) & (seen_.size() - 1);
      seen_[i] = key;
    }
  }
  const std::uint64_t men =
      s.kings[0] | std::uint64_t{s.kings[1]} << 8 | std::uint64_t{s.turn} << 16;
  const std::uint64_t key = mixed(s.pawns[0] + mixed(s.pawns[1] + mixed(men))) | 1;
  std::size_t i = key & (seen_.size() - 1);
  for (; seen_[i]; i = (i + 1) & (seen_.size() - 1))
    if (seen_[i] == key) return false;
  seen_[i] = key;
  ++seen_count_;
  return true;
}

bool Blockade::checked_by_pawn(const State& s, Color c) const {
  return pawn_attacks(c, s.kings[c]) & s.pawns[~c];
}

void Blockade::expand(const State& s) {
  king_moves(s);
  pawn_moves(s);
  unplaced_moves(s);
}

void Blockade::king_moves(const State& s) {
  const Color c = s.turn, enemy = ~c;
  const Bitboard forbidden = s.pawns[c] | fixed_[c] | fixed_[enemy] | guarded_[enemy] |
                             pseudo_attacks(king, s.kings[enemy]) | bit(s.kings[enemy]) |
                             pawn_strikes(enemy, s.pawns[enemy]);
  for (Bitboard to = pseudo_attacks(king, s.kings[c]) & ~forbidden; to;) {
    State next = s;
    next.kings[c] = take_lowest(to);
    next.pawns[enemy] &= ~bit(next.kings[c]);
    arrive(next, Mover::king, s.kings[c]);
  }
}

void Blockade::pawn_moves(const State& s) {
  const Color c = s.turn, enemy = ~c;
  const Bitboard taken =
      s.pawns[0] | s.pawns[1] | fixed_[0] | fixed_[1] | bit(s.kings[0]) | bit(s.kings[1]);
  for (Bitboard b = s.pawns[c]; b && !refuted_;) {
    const Square from = take_lowest(b);
    Bitboard to = pawn_pushes(c, bit(from)) & ~taken;
    if (to && (bit(from) & first_row(c))) to |= pawn_pushes(c, to) & ~taken;
    // En passant is allowed wherever the squares permit it.
    const Bitboard passed = pawn_pushes(c, s.pawns[enemy] & rank_mask(c == white ? 4 : 3)) & ~taken;
    const Bitboard free_of_real = ~(taken & ~s.pawns[enemy]);
    to |= pawn_attacks(c, from) & (s.pawns[enemy] | places_[enemy] | passed) & free_of_real;
    while (to) {
      const Square x = take_lowest(to);
      if (bit(x) & last_rows) refuted_ = true;
      State next = s;
      next.pawns[c] ^= bit(from) | bit(x);
      if (pawn_attacks(c, from) & bit(x)) {
        // Captures an unplaced piece, a pawn, or a pawn en passant.
        next.pawns[enemy] &= ~bit(x);
        arrive(next, Mover::pawn, from);
        if (!(bit(x) & passed)) continue;
        next.pawns[enemy] &= ~pawn_pushes(enemy, bit(x));
        arrive(next, Mover::unplaced, no_square);  // two squares are vacated: assume a check
        continue;
      }
      arrive(next, Mover::pawn, from);
    }
  }
}

void Blockade::unplaced_moves(const State& s) {
  const Color c = s.turn, enemy = ~c;
  if (!has_unplaced_[c]) return;
  State next = s;
  arrive(next, Mover::unplaced, no_square);
  for (Bitboard prey = s.pawns[enemy] & strikes_[c]; prey;) {
    next.pawns[enemy] = s.pawns[enemy] & ~bit(take_lowest(prey));
    arrive(next, Mover::unplaced, no_square);
  }
}

// next.turn is still the side that moved.
void Blockade::arrive(const State& next, Mover mover, Square from) {
  const Color c = next.turn;
  if (checked_by_pawn(next, c)) return;
  State s = next;
  s.turn = ~c;
  if (c == winner_ && could_be_check(s, mover, from) && could_be_mate(s)) refuted_ = true;
  if (is_new(s)) open_.push_back(s);
}

// True if a line piece of the winning side could stand on the line through both squares.
bool Blockade::seen_along(Square from, Square k) const {
  const bool is_diagonal = pseudo_attacks(bishop, from) & bit(k);
  return line_through(from, k) & (is_diagonal ? diagonal_ : straight_)[winner_];
}

bool Blockade::could_be_check(const State& s, Mover mover, Square from) const {
  const Square k = s.kings[~winner_];
  if (checked_by_pawn(s, ~winner_)) return true;
  if (mover == Mover::unplaced) return strikes_[winner_] & bit(k);
  // A discovered check.
  const Bitboard real = s.pawns[0] | s.pawns[1] | fixed_[0] | fixed_[1];
  return seen_along(from, k) && !(between(from, k) & real);
}

bool Blockade::could_be_mate(const State& s) const {
  const Color loser = ~winner_;
  const Square k = s.kings[loser];
  Bitboard held = s.pawns[loser] | fixed_[loser] | places_[loser] | strikes_[winner_] |
                  pawn_strikes(winner_, s.pawns[winner_]) | pseudo_attacks(king, s.kings[winner_]) |
                  guarded_[winner_];
  // X-ray through the king, from the far side.
  const Bitboard beside = pseudo_attacks(king, k);
  for (Bitboard near = beside; near;) {
    const Square n = take_lowest(near);
    const bool is_diagonal = pseudo_attacks(bishop, n) & bit(k);
    if ((is_diagonal ? diagonal_ : straight_)[winner_] & bit(n))
      held |= beside & line_through(n, k) & ~bit(n);
  }
  return !(beside & ~held);
}

}  // namespace planilla
