#include "laws/dead/major_piece_mate.h"

#include <cstdlib>

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

constexpr unsigned major_runs = 6;
constexpr int turns = 28;
constexpr int most_hints = 3;
constexpr int region_steps = 6;

// Squares of opposition to the squares of an edge, two files or ranks away.
Bitboard opposite_edges(Bitboard region) {
  return (region & rank_mask(7)) >> 16 | (region & rank_mask(0)) << 16 |
         (region & file_mask(0)) << 2 | (region & file_mask(7)) >> 2;
}

}  // namespace

bool MajorPieceMate::find(const Position& position, Color winner) {
  for (unsigned seed = 0; seed < major_runs; ++seed)
    if (run(position, winner, seed)) return true;
  return false;
}

bool MajorPieceMate::run(const Position& position, Color winner, unsigned seed) {
  board_.start(position, winner);
  random_ = seed * 7919u + 1;
  hints_ = 0;
  tried_ = runway_ = 0;
  if (!board_.winner_to_move() && !loser_turn(0)) return false;
  for (int i = 0; i < turns && !board_.is_full(); ++i) {
    MateHint hint;
    if (board_.majors()) hint = find_mate_in_two(board_);
    if (hint.mates) return true;
    if (!winner_turn(hint)) return false;
  }
  return false;
}

unsigned MajorPieceMate::any() {
  random_ = random_ * 1664525u + 1013904223u;
  return random_ >> 16;
}

// Squares a piece can move to without a capture.
Bitboard MajorPieceMate::steps(Square man, Role role) const {
  const Color c = board_.men(white) & bit(man) ? white : black;
  const Bitboard occupied = board_.occupied();
  return (role == pawn ? pawn_pushes(c, bit(man)) : piece_attacks(role, man, occupied)) & ~occupied;
}

bool MajorPieceMate::winner_turn(const MateHint& hint) {
  const Bitboard majors = board_.majors(), all = board_.men(board_.winner());
  if (!majors) return without_majors();
  runway_ = 0;
  if (hints_ < most_hints && hint.from != no_square &&
      man_moves(hint.from, hint.to, hint.king != no_square ? bit(hint.king) : 0)) {
    ++hints_;
    return true;
  }
  hints_ = 0;
  return capture(majors) || oppose() || capture(all) || any_move(all) || any_king_move();
}

bool MajorPieceMate::without_majors() {
  const Bitboard all = board_.men(board_.winner()), pawns = board_.men(board_.winner(), pawn);
  return push() || capture(pawns) || hunt() || capture(all) || any_move(all) || any_king_move();
}

bool MajorPieceMate::man_moves(Square from, Square to, Bitboard want) {
  const KingSetBoard::Now before = board_.now();
  if (!board_.move_man(from, to)) return false;
  if (loser_turn(want)) return true;
  board_.back_to(before);
  return false;
}

bool MajorPieceMate::king_moves(Square to) {
  const KingSetBoard::Now before = board_.now();
  if (!board_.move_own_king(to)) return false;
  if (loser_turn(0)) return true;
  board_.back_to(before);
  return false;
}

bool MajorPieceMate::capture(Bitboard by) {
  while (by)
    if (capture_with(take_lowest(by))) return true;
  return false;
}

bool MajorPieceMate::capture_with(Square man) {
  const Color w = board_.winner(), l = board_.loser();
  const Role role = board_.role_at(man);
  const Bitboard reach =
      role == pawn ? pawn_strikes(w, bit(man)) : piece_attacks(role, man, board_.occupied());
  if (!(reach & board_.men(l))) return false;
  for (const Role r : {queen, rook, bishop, knight, pawn})
    for (Bitboard to = reach & board_.men(l, r); to;)
      if (man_moves(man, take_lowest(to))) return true;
  return false;
}

// Moves the winning king along a shortest path to one of these squares.
bool MajorPieceMate::walk_to(Bitboard goals, Bitboard barred) {
  Bitboard layer[longest_walk];
  Bitboard seen = layer[0] = bit(board_.own_king());
  int last = 0;
  for (; !(layer[last] & goals); ++last) {
    if (last + 1 == longest_walk) return false;
    layer[last + 1] = king_steps(layer[last]) & ~(seen | barred);
    if (!layer[last + 1]) return false;
    seen |= layer[last + 1];
  }
  Square way[longest_walk];
  Bitboard near = layer[last] & goals;
  for (int i = last; i > 0; --i) {
    way[i] = first_square(near);
    near = pseudo_attacks(king, way[i]) & layer[i - 1];
  }
  for (int i = 1; i <= last; ++i)
    if (!king_moves(way[i])) return i > 1;
  return last > 0;
}

// Moves the winning king to a square of opposition at an edge, where it stays.
bool MajorPieceMate::oppose() {
  const Bitboard occupied = board_.occupied(), unsafe = board_.guarded(board_.loser());
  const Bitboard w = bit(board_.own_king());
  const Bitboard room = ~(occupied | board_.guarded(board_.winner()));
  Bitboard region = board_.king_set();
  for (int i = 0; i < region_steps; ++i) region |= king_steps(region) & room;
  const Bitboard goals = opposite_edges(region) & ~(unsafe | tried_) & (~occupied | w);
  if (goals & w) {
    tried_ |= w;
    if (any_move(board_.majors())) return true;
  }
  return walk_to(goals, occupied | unsafe);
}

// Moves the winning king to capture what blocks its pawn, or else anything.
bool MajorPieceMate::hunt() {
  const Bitboard unsafe = board_.guarded(board_.loser());
  const Bitboard barred = board_.men(board_.winner()) | unsafe;
  const Bitboard prey = board_.men(board_.loser()) & ~unsafe;
  return ((prey & runway_) && walk_to(prey & runway_, barred)) || (prey && walk_to(prey, barred));
}

// Advances the pawn with the fewest blockers in front of it.
bool MajorPieceMate::push() {
  const Color w = board_.winner();
  const Bitboard theirs = board_.men(~w), pawns = theirs & board_.men(~w, pawn);
  int least = 99;
  Square man = no_square;
  for (Bitboard b = board_.men(w, pawn); b;) {
    const Square s = take_lowest(b);
    const Square last = make_square(file_of(s), w == white ? 7 : 0);
    const Bitboard way = between(s, last) | bit(last);
    int cost = std::abs(rank_of(last) - rank_of(s));
    for (Bitboard men = way & board_.occupied(); men;)
      cost += bit(take_lowest(men)) & pawns ? 9 : 4;
    if (way & board_.men(w, pawn)) cost += 30;
    if (cost >= least) continue;
    least = cost;
    man = s;
    runway_ = way;
  }
  if (man == no_square) return false;
  const Bitboard to = steps(man, pawn);
  return to && man_moves(man, first_square(to));
}

bool MajorPieceMate::any_move(Bitboard men) {
  Bitboard later = 0;
  for (unsigned skip = any() % 8u; skip && several(men); --skip) later |= bit(take_lowest(men));
  for (Bitboard part : {men, later})
    while (part) {
      const Square s = take_lowest(part);
      Bitboard to = steps(s, board_.role_at(s));
      for (unsigned skip = any() % 8u; skip && several(to); --skip) to &= to - 1;
      if (to && man_moves(s, first_square(to))) return true;
    }
  return false;
}

bool MajorPieceMate::any_king_move() {
  for (Bitboard to = pseudo_attacks(king, board_.own_king()) & ~board_.occupied(); to;)
    if (king_moves(take_lowest(to))) return true;
  return false;
}

// Moves the king anywhere if possible. Another piece moves if the king cannot, if it should stay,
// pseudo-randomly if it is shut in, or to clear the path of the pawn.
bool MajorPieceMate::loser_turn(Bitboard want) {
  const Bitboard king_set = board_.king_set();
  const bool stays = want ? (want & king_set) && !(king_steps(king_set) & want)
                          : !several(king_set) && (any() & 1);
  if (stays && loser_helps()) return true;
  const Color l = board_.loser();
  const Bitboard in_the_way = runway_ & board_.men(l) & ~board_.men(l, pawn);
  if (in_the_way && loser_moves(in_the_way, ~runway_)) return true;
  return board_.loser_steps() || loser_helps();
}

bool MajorPieceMate::loser_helps() {
  Bitboard men = board_.men(board_.loser()), later = 0;
  const Bitboard king_set = board_.king_set();
  if (!(king_set & ~board_.guarded(board_.winner()))) {
    if (several(king_set)) return false;
    // Interposes.
    const Square k = first_square(king_set);
    Bitboard ways = 0;
    Bitboard from = piece_attacks(queen, k, board_.occupied()) & board_.men(board_.winner());
    while (from) ways |= between(take_lowest(from), k);
    return ways && loser_moves(men, ways);
  }
  for (unsigned skip = any() % 16u; skip && men; --skip) later |= bit(take_lowest(men));
  return loser_moves(men, all_squares) || loser_moves(later, all_squares);
}

bool MajorPieceMate::loser_moves(Bitboard men, Bitboard to) {
  while (men) {
    const Square s = take_lowest(men);
    for (Bitboard b = steps(s, board_.role_at(s)) & to & ~board_.king_set(); b;)
      if (board_.move_loser(s, take_lowest(b))) return true;
  }
  return false;
}

}  // namespace planilla
