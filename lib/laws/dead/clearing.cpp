#include "laws/dead/clearing.h"

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

Bitboard majors(const Position& p) {
  return p.pieces(queen) | p.pieces(rook);
}

}  // namespace

void Clearing::start(const Position& position, Color winner, unsigned seed) {
  here_ = position;
  winner_ = winner;
  random_ = seed;
  is_mate_ = is_over_ = false;
  count_ = 0;
}

unsigned Clearing::any() {
  random_ = random_ * 1664525u + 1013904223u;
  return random_ >> 16;
}

Move Clearing::take(Square target, Bitboard by) const {
  while (by) {
    const Move m = step_of(here_, take_lowest(by), target);
    if (here_.is_legal(m)) return m;
  }
  return Move();
}

// Captures the strongest piece that can be captured, with a rook or queen if possible.
Move Clearing::capture() const {
  for (const Role role : {queen, rook, bishop, knight, pawn})
    for (Bitboard b = here_.pieces(~winner_, role); b;) {
      const Square target = take_lowest(b);
      const Bitboard by = here_.attackers_to(target, here_.pieces()) & here_.pieces(winner_);
      if (!by) continue;
      if (const Move m = take(target, by & majors(here_))) return m;
      if (const Move m = take(target, by & ~majors(here_))) return m;
    }
  return Move();
}

// Moves a rook or queen, without check, to a square from which it can capture.
Move Clearing::approach() const {
  const Bitboard occupied = here_.pieces();
  const Bitboard targets = here_.pieces(~winner_) & ~here_.pieces(king);
  const Bitboard k = here_.pieces(~winner_, king);
  for (Bitboard b = here_.pieces(winner_) & majors(here_); b;) {
    const Square s = take_lowest(b);
    const Role role = role_of(here_.piece_on(s));
    for (Bitboard to = piece_attacks(role, s, occupied) & ~occupied; to;) {
      const Square x = take_lowest(to);
      const Bitboard hits = piece_attacks(role, x, occupied);
      if (!(hits & targets) || (hits & k)) continue;
      if (const Move m = Move::normal(s, x); here_.is_legal(m)) return m;
    }
  }
  return Move();
}

// Squares in front of the winner's pawns.
Bitboard Clearing::pawns_way() const {
  Bitboard way = 0;
  for (Bitboard last = here_.pieces(winner_, pawn); last;) way |= last = pawn_pushes(winner_, last);
  return way;
}

// Moves the winning king towards pawns that block its own.
Move Clearing::hunt() const {
  const Square k = here_.king_square(winner_);
  const Bitboard targets = here_.pieces(~winner_, pawn) & pawns_way();
  if (!targets) return Move();
  Bitboard near = targets;
  while (!(king_steps(near) & bit(k))) near |= king_steps(near);
  return first_legal(k, pseudo_attacks(king, k) & near & ~here_.pieces());
}

Move Clearing::first_legal(Square from, Bitboard to) const {
  while (to)
    if (const Move m = Move::normal(from, take_lowest(to)); here_.is_legal(m)) return m;
  return Move();
}

// Moves a losing piece out of the way of the winner's pawns.
Move Clearing::step_aside() const {
  const Bitboard way = pawns_way(), occupied = here_.pieces();
  for (Bitboard b = here_.pieces(~winner_) & ~here_.pieces(pawn) & way; b;) {
    const Square s = take_lowest(b);
    const Bitboard to = piece_attacks(role_of(here_.piece_on(s)), s, occupied);
    if (const Move m = first_legal(s, to & ~(occupied | way))) return m;
  }
  const Square k = here_.king_square(~winner_);
  const Bitboard to = pseudo_attacks(king, k) & ~occupied;
  const Move m = first_legal(k, to & ~way);
  return m ? m : first_legal(k, to);
}

// Prefers moves that capture nothing.
Move Clearing::any_move() {
  MoveList moves;
  here_.legal_moves(moves);
  if (moves.empty()) return Move();
  const auto pick = [&] { return moves[static_cast<int>(any()) % moves.size()]; };
  for (int i = 0; i < 4; ++i) {
    const Move m = pick();
    if (here_.turn() == winner_ || !here_.is_capture(m)) return m;
  }
  return pick();
}

Move Clearing::winner_move() {
  Move m = capture();
  if (!m) m = here_.pieces(winner_) & majors(here_) ? approach() : hunt();
  if (!m) m = any_move();
  // Avoids stalemate.
  for (int i = 0; i < 6 && m; ++i) {
    Position next = here_;
    next.play(m);
    if (next.in_check() || next.has_legal_move()) break;
    m = any_move();
  }
  return m;
}

Move Clearing::loser_move() {
  const Move m = any() % 4 == 0 ? Move() : step_aside();
  return m ? m : any_move();
}

void Clearing::play(int plies) {
  const bool was_bare = is_bare();
  for (int i = 0; i < plies && !is_over_ && (was_bare || !is_bare()); ++i) {
    const bool ours = here_.turn() == winner_;
    const Move m = ours ? winner_move() : loser_move();
    if (!m || count_ == longest) {
      is_over_ = true;
      return;
    }
    here_.play(m);
    line_[static_cast<std::size_t>(count_++)] = m;
    is_over_ = is_mate_ = ours && here_.in_check() && !here_.has_legal_move();
  }
}

}  // namespace planilla
