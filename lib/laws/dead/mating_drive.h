// Drives the loser's king, a cloud of squares (laws/dead/mating_cloud.h), to a mate.
//
//   MatingDrive drive;                        // keep it: it is a few kilobytes
//   if (drive.find(position, white)) show(drive.line());
//
// The winner's rooks and queens take what they can, his king goes and stands opposite an edge to
// which the loser's can come, and at every turn it is looked whether one of them mates there, or
// could after one more move. Who has neither, runs with a pawn that becomes a queen. Where nobody
// knows better somebody makes any move, by chance but the same in every run; after some moves
// another run starts from the beginning. `true` is proved, `false` says nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/mating_cloud.h"
#include "laws/dead/mating_look.h"

namespace planilla {

class MatingDrive {
public:
  bool find(const Position& position, Color winner);
  std::vector<Move> line() const { return board_.line(); }  // after `true`

private:
  static constexpr int longest_walk = 12;

  bool run(const Position& position, Color winner, unsigned seed);
  unsigned any();
  Bitboard steps(Square man, Role role) const;
  // Each makes a move and has it answered, or changes nothing and is false.
  bool winner_turn(const MatingHint& hint);
  bool without_majors();
  bool capture(Bitboard by);
  bool capture_with(Square man);
  bool oppose();
  bool hunt();
  bool walk_to(Bitboard goals, Bitboard barred);
  bool push();
  bool any_move(Bitboard men);
  bool any_king_move();
  bool man_moves(Square from, Square to, Bitboard want = 0);
  bool king_moves(Square to);
  // The loser's answer. want: where his king should be then, if that is known.
  bool loser_turn(Bitboard want);
  bool loser_helps();
  bool loser_moves(Bitboard men, Bitboard to);

  MatingCloud board_;
  std::uint32_t random_ = 0;
  int hints_ = 0;        // followed one after the other
  Bitboard tried_ = 0;   // where the winner's king stood already, opposite an edge
  Bitboard runway_ = 0;  // of the pawn that is to become a queen
};

}  // namespace planilla
