// Kings between walls of pawns: every way they can still walk is looked at, with the other men as
// ghosts that may stand wherever they could ever come.
//
//   Blockade blockade(position);
//   if (blockade.rules_out_mate_by(white, 100'000)) ...   // proved: no series of moves mates
//
// A state is where the kings and the pawns stand and whose turn it is. More is allowed than the
// Laws do, never less: a ghost (laws/dead/freedom.h tells where each man could ever come, and what
// he could strike there) passes the turn, takes what it could strike, and stands in nobody's way; a
// pawn takes a ghost wherever one could be. A state is a mate if ghosts *could* cover and fill all
// squares beside the king and the move before could have given check. If no such state comes up,
// there is no mate. What the ghosts leave is the turn: a king with one square to go to, whose side
// has nothing else to move, gives no time to the other side. `false` says nothing: a mate may be
// possible, a pawn may promote, castling be allowed, or there are more states than the limit.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/freedom.h"

namespace planilla {

class Blockade {
public:
  explicit Blockade(const Position& position);
  bool rules_out_mate_by(Color winner, int limit);

private:
  struct State {
    Bitboard pawns[2];
    Square kings[2];
    Color turn;
  };
  enum class Mover : std::uint8_t { king, pawn, ghost };

  void expand(const State& s);
  void king_moves(const State& s);
  void pawn_moves(const State& s);
  void ghost_moves(const State& s);
  void arrive(const State& next, Mover mover, Square from);
  bool checked_by_pawn(const State& s, Color c) const;
  bool seen_along(Square from, Square k) const;
  bool could_be_check(const State& s, Mover mover, Square from) const;
  bool could_be_mate(const State& s) const;
  bool is_new(const State& s);

  State root_;
  bool hopeless_ = false;     // castling
  Bitboard fixed_[2] = {};    // men, not pawns, who never leave and are never taken
  Bitboard guarded_[2] = {};  // for good
  Bitboard places_[2] = {};   // where ghosts could stand
  Bitboard strikes_[2] = {};  // what pieces, ghosts and fixed, could strike
  Bitboard diagonal_[2] = {}, straight_[2] = {};  // where those who go that way could stand
  bool ghosts_[2] = {};
  Color winner_ = white;
  bool refuted_ = false;
  std::vector<State> open_;
  std::vector<std::uint64_t> seen_;
  int seen_count_ = 0;
};

}  // namespace planilla
