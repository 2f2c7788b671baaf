// A mate by rooks and queens, the place of the losing king left open (laws/dead/king_set_board.h).
//
//   MajorPieceMate drive;                        // reuse it: a few kilobytes
//   if (drive.find(position, white)) show(drive.line());
//
// Rooks and queens capture what they can; the winning king takes the opposition at an edge that the
// losing king can reach; at every turn mate in two is looked for (laws/dead/mate_in_two.h). Without
// a major piece a pawn is promoted first. Where no rule applies a pseudo-random move is played, the
// same in every run; after some moves the search restarts. `true` is proved, `false` proves
// nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/king_set_board.h"
#include "laws/dead/mate_in_two.h"

namespace planilla {

class MajorPieceMate {
public:
  bool find(const Position& position, Color winner);
  std::vector<Move> line() const { return board_.line(); }  // after `true`

private:
  static constexpr int longest_walk = 12;

  bool run(const Position& position, Color winner, unsigned seed);
  unsigned any();
  Bitboard steps(Square man, Role role) const;
  // Each plays a move and its answer and returns true, or changes nothing and returns false.
  bool winner_turn(const MateHint& hint);
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
  // The answer of the losing side. `want`: squares where its king should stand then; 0: any.
  bool loser_turn(Bitboard want);
  bool loser_helps();
  bool loser_moves(Bitboard men, Bitboard to);

  KingSetBoard board_;
  std::uint32_t random_ = 0;
  int hints_ = 0;        // hints followed in a row
  Bitboard tried_ = 0;   // squares where the winning king took the opposition already
  Bitboard runway_ = 0;  // files of the pawn that promotes
};

}  // namespace planilla
