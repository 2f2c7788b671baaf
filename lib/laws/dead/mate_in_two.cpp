#include "laws/dead/mate_in_two.h"

#include "board/attacks.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

// The eight neighbours of a square, anticlockwise from the east: squares that have one of b there.
constexpr Bitboard beside(Bitboard b, std::size_t direction) {
  switch (direction % 8) {
    case 0:
      return (b & not_a) >> 1;
    case 1:
      return (b & not_a) >> 9;
    case 2:
      return b >> 8;
    case 3:
      return (b & not_h) >> 7;
    case 4:
      return (b & not_h) << 1;
    case 5:
      return (b & not_h) << 9;
    case 6:
      return b << 8;
    default:
      return (b & not_a) << 7;
  }
}

constexpr Bitboard neighbour(Bitboard b, std::size_t direction) {
  return beside(b, direction + 4);
}

// The other pieces as they stand, and the squares from which one piece could mate.
struct Scene {
  Scene(const KingSetBoard& board, Square man);

  Bitboard along(std::size_t line, Square t) const;
  std::size_t line_step() const { return role == queen ? 1 : 2; }

  Square man;
  Role role;
  Bitboard occupied, held, moves;
  Bitboard lines[4];   // all flights lie on the rank, diagonal, file, antidiagonal
  Bitboard closed[8];  // a queen on the neighbour in that direction guards the flights
};

Scene::Scene(const KingSetBoard& board, Square s)
    : man(s),
      role(board.men(board.winner(), queen) & bit(s) ? queen : rook),
      occupied(board.occupied() & ~bit(s)),
      held(board.held_without(s)),
      moves(piece_attacks(role, s, occupied) &
            ~(board.men(board.winner()) | bit(board.own_king()))) {
  const Bitboard flights = ~(held | board.men(board.loser()));
  Bitboard n[8];
  for (std::size_t i = 0; i < 8; ++i) n[i] = beside(flights, i);
  const Bitboard pairs[4] = {n[0] | n[4], n[1] | n[5], n[2] | n[6], n[3] | n[7]};
  for (std::size_t i = 0; i < 4; ++i)
    lines[i] = ~(pairs[(i + 1) % 4] | pairs[(i + 2) % 4] | pairs[(i + 3) % 4]);
  // A queen beside the king leaves two of its neighbours unguarded, on the far side.
  if (role == queen)
    for (std::size_t i = 0; i < 8; ++i) closed[i] = ~(n[(i + 3) % 8] | n[(i + 5) % 8]);
}

Bitboard Scene::along(std::size_t line, Square t) const {
  const SlideMasks& m = attack_tables.slide[t];
  const LineMask* const masks[] = {&m.rank, &m.diagonal, &m.file, &m.antidiagonal};
  return line_attacks(*masks[line], occupied);
}

bool mates_now(KingSetBoard& board, const Scene& s) {
  for (std::size_t line = 0; line < 4; line += s.line_step())
    for (Bitboard b = s.lines[line] & board.king_set(); b;) {
      const Square t = take_lowest(b);
      Bitboard checks = s.along(line, t) & s.moves & (s.held | ~pseudo_attacks(king, t));
      while (checks)
        if (board.mates(s.man, take_lowest(checks), t)) return true;
    }
  if (s.role != queen) return false;
  const Bitboard near = s.moves & s.held & king_steps(board.king_set());
  for (std::size_t i = 0; near && i < 8; ++i)
    for (Bitboard b = beside(near, i) & s.closed[i] & board.king_set(); b;) {
      const Square t = take_lowest(b);
      if (board.mates(s.man, first_square(neighbour(bit(t), i)), t)) return true;
    }
  return false;
}

// Finds a square from which the piece mates next; the move there gives no check.
class Preparation {
public:
  Preparation(const Scene& scene, Bitboard safe, Bitboard barred)
      : s_(scene), safe_(safe), barred_(barred), free_(scene.moves & ~scene.occupied) {}

  MateHint find(Bitboard kings) {
    for (std::size_t line = 0; line < 4; line += s_.line_step())
      for (Bitboard b = s_.lines[line] & kings; b;) {
        const Square t = take_lowest(b);
        const Bitboard checks = s_.along(line, t) & safe_ & (s_.held | ~pseudo_attacks(king, t));
        if (checks && from_one_of(checks, t)) return hint_;
      }
    const Bitboard near = s_.role == queen ? safe_ & s_.held & king_steps(kings) : 0;
    for (std::size_t i = 0; near && i < 8; ++i)
      for (Bitboard b = beside(near, i) & s_.closed[i] & kings; b;) {
        const Square t = take_lowest(b);
        if (from_one_of(neighbour(bit(t), i), t)) return hint_;
      }
    for (Bitboard to = later_ ? free_ : 0; to;) {
      const Square x = take_lowest(to);
      if (piece_attacks(s_.role, x, s_.occupied) & later_) return {false, s_.man, x, no_square};
    }
    return {};
  }

private:
  bool from_one_of(Bitboard checks, Square t) {
    const Bitboard quiet = ~(piece_attacks(s_.role, t, s_.occupied) | s_.occupied | bit(t));
    while (checks) {
      const Square check = take_lowest(checks);
      if (between(check, t) & barred_) continue;
      const Bitboard stations = piece_attacks(s_.role, check, s_.occupied) & quiet;
      later_ |= stations;
      if (!(stations & free_)) continue;
      hint_ = {false, s_.man, first_square(stations & free_), t};
      return true;
    }
    return false;
  }

  const Scene& s_;
  Bitboard safe_, barred_, free_;
  Bitboard later_ = 0;  // stations that are more than one move away
  MateHint hint_;
};

}  // namespace

MateHint find_mate_in_two(KingSetBoard& board) {
  const Bitboard open = ~(board.occupied() | pseudo_attacks(king, board.own_king()));
  const Bitboard kings = (king_steps(board.king_set()) & open) | board.king_set();
  const Bitboard own = board.men(board.winner()) | bit(board.own_king());
  MateHint hint;
  for (Bitboard b = board.majors(); b;) {
    const Scene scene(board, take_lowest(b));
    if (mates_now(board, scene)) return {true, no_square, no_square, no_square};
    if (hint.king != no_square) continue;
    const Bitboard unsafe = board.guarded(board.loser());
    const MateHint found = Preparation(scene, ~(unsafe | own), unsafe).find(kings & ~scene.held);
    if (found.king != no_square || hint.from == no_square) hint = found;
  }
  return hint;
}

}  // namespace planilla
