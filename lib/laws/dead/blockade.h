// Proves that blocked pawns keep the kings apart: a search over kings and pawns only, in which
// every other piece may stand on any square that it could ever reach ("unplaced pieces").
//
//   Blockade blockade(position);
//   if (blockade.rules_out_mate_by(white, 100'000)) ...   // proved: no series of moves mates
//
// A state is the squares of the kings and pawns, and the side to move. The search allows more than
// the Laws, never less: an unplaced piece (laws/dead/mobility.h says which squares it can reach and
// attack) may pass the turn, captures whatever it could attack, and blocks nothing; a pawn captures
// an unplaced piece wherever one could stand. A state counts as mate if unplaced pieces *could*
// guard or occupy all squares beside the king and the last move could have given check. If no such
// state is reached, mate is impossible. Tempo is still exact for a side that has only its king to
// move. `false` proves nothing: mate may be possible, a pawn may promote, castling may be allowed,
// or there are more states than `limit`.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/mobility.h"

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
  enum class Mover : std::uint8_t { king, pawn, unplaced };

  void expand(const State& s);
  void king_moves(const State& s);
  void pawn_moves(const State& s);
  void unplaced_moves(const State& s);
  void arrive(const State& next, Mover mover, Square from);
  bool checked_by_pawn(const State& s, Color c) const;
  bool seen_along(Square from, Square k) const;
  bool could_be_check(const State& s, Mover mover, Square from) const;
  bool could_be_mate(const State& s) const;
  bool is_new(const State& s);

  State root_;
  bool gives_up_ = false;     // castling is allowed: the search does not model it
  Bitboard fixed_[2] = {};    // pieces that never move and are never captured
  Bitboard guarded_[2] = {};  // permanently
  Bitboard places_[2] = {};   // squares that unplaced pieces can reach
  Bitboard strikes_[2] = {};  // squares that fixed and unplaced pieces can attack
  Bitboard diagonal_[2] = {},
           straight_[2] = {};  // squares that diagonal and straight movers can reach
  bool has_unplaced_[2] = {};
  Color winner_ = white;
  bool refuted_ = false;
  std::vector<State> open_;
  std::vector<std::uint64_t> seen_;
  int seen_count_ = 0;
};

}  // namespace planilla
