// The bound is a fixed point. Completeness: take any game, and its first move that the bound does
// not allow. Before it every piece stood on a square of its bound, and every stuck piece on its
// home square; so the rules below allow that move, a contradiction.
#include "laws/dead/mobility.h"

#include <algorithm>

#include "board/attacks.h"
#include "board/castling.h"
#include "laws/dead/steps.h"

namespace planilla {

namespace {

// One step of a piece; a line move is several steps, and the piece could stop on each square.
Bitboard piece_steps(Role role, Bitboard b) {
  switch (role) {
    case knight:
      return knight_steps(b);
    case bishop:
      return diagonal_steps(b);
    case rook:
      return straight_steps(b);
    default:
      return king_steps(b);
  }
}

// Lines along which a piece attacks through the king.
Bitboard line_steps(Role role, Bitboard b) {
  return role == knight || role == pawn || role == king ? 0 : piece_steps(role, b);
}

}  // namespace

Mobility::Mobility(const Position& p) : Mobility(p, Estimate::grown) {}

Mobility::Mobility(const Position& p, Estimate estimate) {
  Bitboard all = p.pieces();
  open_ = ~all;
  while (all) {
    const Square s = take_lowest(all);
    const Piece piece = p.piece_on(s);
    if (role_of(piece) == king) king_[color_of(piece)] = count_;
    men_[static_cast<std::size_t>(count_++)] = {
        color_of(piece), role_of(piece), s, false, bit(s), 0, 0};
  }
  kings_home_ = p.pieces(king);
  const Square ep = p.en_passant();
  for (int i = 0; ep != no_square && i < count_; ++i)
    if (men_[i].home == (ep ^ 8)) men_[i].reach |= bit(ep);
  refresh();
  while (estimate == Estimate::grown && grow(p)) {
  }
}

bool Mobility::rules_out_mate_by(std::span<const Color> winners, const Position& p) {
  Mobility mobility(p, Estimate::unmoved);
  const auto is_promoted = [](const Man& man) { return man.promoted != 0; };
  const auto may_mate = [&](Color winner) { return !mobility.rules_out_mate_by(winner); };
  // Once a pawn may promote, mate is nearly always possible: stop early.
  for (bool promotes = false; !promotes && mobility.grow(p);) {
    promotes = std::any_of(mobility.men().begin(), mobility.men().end(), is_promoted);
    if (promotes && std::any_of(winners.begin(), winners.end(), may_mate)) return false;
  }
  while (mobility.grow(p)) {
  }
  return std::none_of(winners.begin(), winners.end(), may_mate);
}

// One iteration; false at the fixed point.
bool Mobility::grow(const Position& p) {
  if (!release()) return false;
  add_castling(p);
  refresh();
  return true;
}

// Squares one step from any square that the piece could stand on.
Bitboard Mobility::steps(const Man& man) const {
  const Color enemy = ~man.color;
  const Bitboard enterable = open_ | homes_[enemy];
  if (man.role == king) return king_steps(man.reach) & enterable & ~guarded_[enemy];
  if (man.role != pawn) return piece_steps(man.role, man.reach) & enterable;
  return (pawn_pushes(man.color, man.reach) & open_) |
         (pawn_strikes(man.color, man.reach) & presence_[enemy]);
}

Bitboard Mobility::promoted_steps(const Man& man) const {
  const Bitboard last = man.reach & (man.color == white ? rank_mask(7) : rank_mask(0));
  const Bitboard from = man.promoted | last;
  return last | ((king_steps(from) | knight_steps(from)) & (open_ | homes_[~man.color]));
}

Bitboard Mobility::strikes_of(const Man& man) const {
  if (man.role == pawn)
    return pawn_strikes(man.color, man.reach) | king_steps(man.promoted) |
           knight_steps(man.promoted);
  const Bitboard all = piece_steps(man.role, man.reach);
  return man.role == king ? all & ~guarded_[~man.color] : all;
}

// Extends the reach of every piece; false if nothing changed.
bool Mobility::release() {
  bool grown = false;
  for (int i = 0; i < count_; ++i) {
    Man& man = men_[i];
    const Bitboard before = man.reach, before_promoted = man.promoted;
    for (Bitboard last = 0; last != man.reach;) {
      last = man.reach;
      man.reach |= steps(man);
    }
    if (man.role == pawn && (man.reach & (rank_mask(0) | rank_mask(7)))) {
      for (Bitboard last = ~man.promoted; last != man.promoted;) {
        last = man.promoted;
        man.promoted |= promoted_steps(man);
      }
    }
    man.strikes = strikes_of(man);
    const bool struck = man.role != king && ((man.reach | man.promoted) & threats_[~man.color]);
    grown |= man.reach != before || man.promoted != before_promoted || struck != man.takeable;
    man.takeable = struck;
  }
  return refresh() || grown;
}

// Recomputes what follows from the pieces for both sides.
bool Mobility::refresh() {
  const Bitboard old[] = {presence_[0], presence_[1], threats_[0], threats_[1], open_};
  for (const Color c : {white, black}) homes_[c] = guarded_[c] = presence_[c] = threats_[c] = 0;
  for (int i = 0; i < count_; ++i) {
    Man& man = men_[i];
    const bool stuck = man.is_stuck();
    if (!stuck) open_ |= bit(man.home);
    if (stuck && man.role != king) homes_[man.color] |= bit(man.home);
    if (stuck) {
      const Bitboard near = pseudo_attacks(king, man.home);
      guarded_[man.color] |= man.role == pawn     ? pawn_attacks(man.color, man.home)
                             : man.role == knight ? pseudo_attacks(knight, man.home)
                                                  : pseudo_attacks(man.role, man.home) & near;
    }
    if (man.role != king) presence_[man.color] |= man.reach | man.promoted;
  }
  for (int i = 0; i < count_; ++i) {
    men_[i].strikes = strikes_of(men_[i]);
    threats_[men_[i].color] |= men_[i].strikes;
  }
  return old[0] != presence_[0] || old[1] != presence_[1] || old[2] != threats_[0] ||
         old[3] != threats_[1] || old[4] != open_;
}

void Mobility::add_castling(const Position& p) {
  for (const Color c : {white, black})
    for (const Square tower : p.castling().rook[c]) {
      if (tower == no_square) continue;
      const CastlePlan plan = plan_castle(p.king_square(c), tower);
      if (plan.must_be_empty & ~open_) continue;
      men_[king_[c]].reach |= bit(plan.king_to);
      for (int i = 0; i < count_; ++i)
        if (men_[i].home == tower) men_[i].reach |= bit(plan.rook_to);
    }
}

// True if a different losing man can stand on each of these squares (a matching).
bool Mobility::fill(Bitboard squares, Color loser) const {
  std::array<std::int8_t, 64> owner;  // square assigned to each man
  owner.fill(-1);
  while (squares) {
    std::uint64_t tried = 0;
    if (!place(take_lowest(squares), loser, owner, tried)) return false;
  }
  return true;
}

bool Mobility::place(Square s, Color loser, std::array<std::int8_t, 64>& owner,
                     std::uint64_t& tried) const {
  for (int i = 0; i < count_; ++i) {
    const Man& man = men_[i];
    if (man.color != loser || man.role == king || !((man.reach | man.promoted) & bit(s))) continue;
    if (tried >> i & 1) continue;
    tried |= std::uint64_t{1} << i;
    if (owner[i] >= 0 && !place(static_cast<Square>(owner[i]), loser, owner, tried)) continue;
    owner[i] = static_cast<std::int8_t>(s);
    return true;
  }
  return false;
}

// Mate needs a square k of the losing king, a checker, and every square beside k occupied by a
// losing man or guarded by the checker, another piece, or the winning king on a square w. Without
// such k, checker and w there is no mate.
bool Mobility::rules_out_mate_by(Color winner) const {
  for (int i = 0; i < count_; ++i)
    if (men_[i].color == winner && men_[i].role != king && could_mate(men_[i])) return false;
  return true;
}

bool Mobility::could_mate(const Man& checker) const {
  const Color winner = checker.color;
  Bitboard others = 0, lines = 0;
  for (int j = 0; j < count_; ++j) {
    const Man& man = men_[j];
    if (&man == &checker || man.color != winner || man.role == king) continue;
    others |= man.strikes;
    lines |= man.promoted | (line_steps(man.role, bit(27)) ? man.reach : 0);
  }
  Bitboard targets = men_[king_[~winner]].reach & checker.strikes;
  while (targets)
    if (could_mate_on(take_lowest(targets), checker, others, lines)) return true;
  return false;
}

// `others`: squares that other winning pieces could guard; `lines`: squares of line pieces.
bool Mobility::could_mate_on(Square k, const Man& checker, Bitboard others, Bitboard lines) const {
  const Color winner = checker.color, loser = ~winner;
  const Bitboard beside = pseudo_attacks(king, k);
  // X-ray through the king: the square opposite a possible line piece.
  for (Bitboard near = beside & lines; near;) {
    const Square n = take_lowest(near);
    others |= beside & line_through(n, k) & ~bit(n);
  }
  const auto completed = [&](Bitboard need) {
    Bitboard squares = men_[king_[winner]].reach & ~beside & ~bit(k);
    while (squares) {
      const Bitboard rest = need & ~pseudo_attacks(king, take_lowest(squares));
      if (!(rest & ~presence_[loser]) && fill(rest, loser)) return true;
    }
    return false;
  };
  const Bitboard need = beside & ~others;
  const bool is_pawn = checker.role == pawn;
  Bitboard from =
      checker.reach & (is_pawn ? pawn_attacks(loser, k) : pseudo_attacks(checker.role, k));
  while (from) {
    const Square s = take_lowest(from);
    if (completed(need & ~(is_pawn ? pawn_attacks(winner, s) : pseudo_attacks(checker.role, s))))
      return true;
  }
  from = checker.promoted & (pseudo_attacks(queen, k) | pseudo_attacks(knight, k));
  while (from) {
    const Square s = take_lowest(from);
    if (completed(need & ~(pseudo_attacks(queen, s) | pseudo_attacks(knight, s)))) return true;
  }
  return false;
}

}  // namespace planilla
