#include "laws/dead/corner_mate.h"

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

constexpr unsigned runs = 5;
constexpr int most_pictures = 10, most_turns = 44, most_waits = 14;
constexpr int farthest = 16;  // steps
constexpr Bitboard corners = 0x8100000000000081ull;

bool is_dark(Square s) {
  return (file_of(s) + rank_of(s)) % 2 == 0;
}

// First moves of a piece on its shortest paths to the goals.
Bitboard next_steps(Role role, Square from, Bitboard goals, Bitboard barred) {
  const auto spread = [&](Bitboard b) {
    Bitboard out = 0;
    while (b) out |= piece_attacks(role, take_lowest(b), barred & ~bit(from));
    return out & ~barred;
  };
  const Bitboard first = spread(bit(from));
  Bitboard seen = goals & ~barred, last = seen;
  for (int i = 0; i < farthest && last && !(seen & first); ++i) {
    last = spread(last) & ~seen;
    seen |= last;
  }
  return seen & first;
}

}  // namespace

bool CornerMate::find(const Position& position, Color winner) {
  winner_ = winner;
  for (unsigned seed = 0; seed < runs; ++seed)
    if (run(position, seed)) return true;
  return false;
}

bool CornerMate::run(const Position& position, unsigned seed) {
  random_ = seed;
  restless_ = seed != 0;
  pictures_ = 0;
  const Bitboard men = position.pieces(~winner_);
  for (const Role role : {knight, bishop, rook, pawn})
    for (Bitboard b = men & position.pieces(role); b;)
      if (with_blocker(position, take_lowest(b))) return true;
  return false;
}

unsigned CornerMate::any() {
  random_ = random_ * 1664525u + 1013904223u;
  return random_ >> 16;
}

// The role of the blocker on that square: a pawn stays one on its file, or promotes to a knight.
Role CornerMate::role_on(Square blocker, Square s, Square corner) const {
  const Role role = board_.role_at(blocker);
  if (role != pawn) return role;
  const bool ahead = winner_ == white ? s <= blocker : s >= blocker;
  const bool stays = file_of(s) == file_of(blocker) && rank_of(s) != rank_of(corner) && ahead;
  return stays ? pawn : knight;
}

bool CornerMate::with_blocker(const Position& position, Square blocker) {
  board_.start(position, winner_);
  const Square man = first_square(board_.men(winner_));
  role_ = board_.role_at(man);
  const Bitboard others = board_.men(~winner_) & ~bit(blocker);
  for (Bitboard all = corners; all;) {
    const Square k = take_lowest(all);
    if (role_ == bishop && is_dark(k) != is_dark(man)) continue;
    for (Bitboard b = pseudo_attacks(king, k) & ~others; b;) {
      const Square s = take_lowest(b);
      const Role role = role_on(blocker, s, k);
      const Bitboard barred = (board_.occupied() & ~bit(blocker)) | bit(k);
      if (board_.role_at(blocker) != pawn && blocker != s &&
          !next_steps(role, blocker, bit(s), barred))
        continue;
      if (with_block(position, {blocker, s, role, 0, man, 0, k})) return true;
      board_.start(position, winner_);
    }
  }
  return false;
}

// Squares from which the winning king guards the remaining squares.
Bitboard CornerMate::king_places(const Picture& p) const {
  const Bitboard beside = pseudo_attacks(king, p.king);
  const Bitboard others = board_.men(~winner_) & ~bit(p.blocker);
  const Bitboard checks = role_ == bishop ? pseudo_attacks(bishop, p.king) : 0;
  Bitboard places = ~(beside | bit(p.king) | others);
  for (Bitboard need = beside & ~(others | bit(p.blocks) | checks); need;)
    places &= pseudo_attacks(king, take_lowest(need));
  return places;
}

bool CornerMate::with_block(const Position& position, Picture p) {
  const Bitboard others = board_.men(~winner_) & ~bit(p.blocker);
  for (Bitboard places = king_places(p); places;) {
    p.own_king = take_lowest(places);
    Bitboard from = pseudo_attacks(role_, p.king) & ~(others | bit(p.blocks) | bit(p.own_king));
    while (from) {
      p.y = take_lowest(from);
      if (!board_.would_mate(p)) continue;
      if (++pictures_ > most_pictures) return false;
      if (play(position, p)) return true;
      board_.start(position, winner_);
    }
  }
  return false;
}

bool CornerMate::play(const Position& position, const Picture& picture) {
  board_.start(position, winner_);
  aim_ = picture;
  waits_ = 0;
  for (turns_ = 0; turns_ < most_turns; ++turns_) {
    if (!board_.winner_to_move() && !loser_turn()) return false;
    if (is_in() && board_.mates(aim_.man, aim_.y, aim_.king)) return true;
    if (!king_walks() && !man_walks() && !king_waits()) return false;
  }
  return false;
}

// True if the piece mates in one from here.
bool CornerMate::is_ready() const {
  return piece_attacks(role_, aim_.man, board_.occupied()) & bit(aim_.y);
}

bool CornerMate::king_walks() {
  const Square w = board_.own_king();
  stuck_ = false;
  if (w == aim_.own_king) return false;
  // Does not block the last entrance before the losing king is in the corner.
  const Bitboard door = king_steps(pseudo_attacks(king, aim_.king));
  const Bitboard before_door = king_steps(door) & ~door;
  if (!is_in() && (bit(w) & before_door)) return false;
  const Bitboard barred = board_.men(white) | board_.men(black) | board_.guarded(~winner_);
  Bitboard steps = next_steps(king, w, is_in() ? bit(aim_.own_king) : before_door, barred);
  stuck_ = !steps;
  while (steps)
    if (board_.move_own_king(take_lowest(steps))) return true;
  return false;
}

bool CornerMate::king_waits() {
  if (++waits_ > most_waits) return false;
  const Bitboard barred = board_.occupied() | board_.guarded(~winner_) | bit(aim_.own_king);
  for (Bitboard to = pseudo_attacks(king, board_.own_king()) & ~barred; to;)
    if (board_.move_own_king(take_lowest(to))) return true;
  return false;
}

// Squares in front of the blocker while it is a pawn.
Bitboard CornerMate::pawns_way() const {
  if (board_.role_at(aim_.blocker) != pawn) return 0;
  const Square last = make_square(file_of(aim_.blocker), winner_ == white ? 0 : 7);
  return between(aim_.blocker, last) | bit(last);
}

// Moves the piece, without check, to where it mates in one; there it moves back and forth.
bool CornerMate::man_walks() {
  const Square man = aim_.man;
  const Bitboard others = board_.occupied() & ~bit(man);
  const Bitboard barred = others | pseudo_attacks(role_, aim_.king) | bit(aim_.y) |
                          bit(aim_.blocks) | bit(aim_.king) | pawns_way();
  const Bitboard stations = piece_attacks(role_, aim_.y, others) & ~barred;
  const bool is_there = stations & bit(man);
  if (is_there && ++waits_ > most_waits) return false;
  Bitboard steps = is_there ? piece_attacks(role_, man, others) & ~barred
                            : next_steps(role_, man, stations, barred & ~bit(man));
  const bool was_in = is_in();
  const KingSetBoard::Now before = board_.now();
  while (steps) {
    const Square to = take_lowest(steps);
    if (!board_.move_man(man, to)) continue;
    if (!was_in || is_in()) {
      aim_.man = to;
      return true;
    }
    board_.back_to(before);
  }
  return false;
}

bool CornerMate::loser_turn() {
  const bool helps = stuck_ ? turns_ % 2 == 1 : restless_ && any() % 4 == 0;
  if (helps && anybody_else()) return true;
  return (is_in() && blocker_walks()) || board_.loser_steps() || anybody_else();
}

// Plays the last move once all other pieces are placed.
bool CornerMate::blocker_walks() {
  const Role role = board_.role_at(aim_.blocker);
  if (aim_.blocker == aim_.blocks && role == aim_.blocker_role) return false;
  const Bitboard occupied = board_.occupied();
  Bitboard steps;
  if (role == pawn) {
    steps = pawn_pushes(~winner_, bit(aim_.blocker)) & ~occupied;
  } else {
    const Bitboard barred = (occupied & ~bit(aim_.blocker)) | bit(aim_.king) | bit(aim_.y);
    steps = next_steps(role, aim_.blocker, bit(aim_.blocks), barred);
    // Gives no check.
    steps &= ~pseudo_attacks(role, board_.own_king()) | bit(aim_.blocks);
  }
  if ((steps & bit(aim_.blocks)) && role == aim_.blocker_role) {
    if (board_.own_king() != aim_.own_king || !is_ready()) return false;
    steps = bit(aim_.blocks);
  }
  return blocker_goes(steps);
}

bool CornerMate::blocker_goes(Bitboard to) {
  while (to) {
    const Square s = take_lowest(to);
    if (!keeps_in(aim_.blocker, s)) continue;
    aim_.blocker = s;
    return true;
  }
  return false;
}

// A move of a losing piece that keeps the king in the corner possible.
bool CornerMate::keeps_in(Square from, Square to) {
  const bool was_in = is_in();
  const KingSetBoard::Now before = board_.now();
  if (!board_.move_loser(from, to)) return false;
  if (!was_in || is_in()) return true;
  board_.back_to(before);
  return false;
}

// A waiting move, by a different piece each time.
bool CornerMate::anybody_else() {
  const Bitboard barred = board_.occupied() | bit(aim_.king) | bit(aim_.own_king);
  Bitboard men = board_.men(~winner_) & ~bit(aim_.blocker), later = 0;
  for (unsigned skip = any() % 8; skip && several(men); --skip) later |= bit(take_lowest(men));
  const unsigned skip_squares = any() % 8;
  for (Bitboard part : {men, later})
    while (part) {
      const Square s = take_lowest(part);
      const Role r = board_.role_at(s);
      Bitboard to = r == pawn ? pawn_pushes(~winner_, bit(s)) : piece_attacks(r, s, barred);
      to &= ~barred;
      for (unsigned skip = skip_squares; skip && several(to); --skip) to &= to - 1;
      while (to)
        if (keeps_in(s, take_lowest(to))) return true;
    }
  return false;
}

}  // namespace planilla
