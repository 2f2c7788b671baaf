// Plans a mate in which only both kings and one more piece move, and tries to play it.
//
//   MatePlanner plan;
//   if (plan.find(position, white, 6)) show(plan.line());    // 6 goals tried at most
//
// A goal is a square for each king and one from which a rook, queen or promoting pawn gives mate (a
// knight or bishop, if there is nothing else). Goals are tried in order of estimated moves
// (laws/dead/goal_search.h). A goal may be unreachable: only the line that is played proves a mate.
// `false` proves nothing.
#pragma once

#include "laws/dead/goal_search.h"

namespace planilla {

class MatePlanner {
public:
  bool find(const Position& position, Color winner, int tries);
  std::span<const Move> line() const { return walk_.line(); }

private:
  static constexpr int most = 3;  // goals kept for one man

  struct Candidate {
    MateGoal goal;
    int cost = 0;  // moves, about
  };
  struct Stand {  // how the mate on one square would look
    Square checker = 0, king = 0;
    Bitboard stations = 0;
    int cost = 99;
  };

  bool with(Square man, Role role, Square start);
  bool with_each(Role role);
  bool with_pawns();
  void look_around(Square man, Role role, Square start);
  void survey();
  void seek_at(Square t, int layer);
  bool mates(Square t, Square s, Bitboard need, Bitboard places, Stand& stand) const;
  Bitboard leaving_a_step(Bitboard stations, Square t, Square own_king) const;
  void keep(Square t, const Stand& stand);

  const Position* root_ = nullptr;
  Color winner_ = white, loser_ = black;
  Square k_ = 0, w_ = 0;  // the kings of the loser and of the winner
  int tries_ = 0;
  GoalSearch walk_;

  MateGoal goal_;                     // as far as it is the same for all goals of the man
  Bitboard still_ = 0;                // men who stand still
  Bitboard guarded_ = 0;              // by the winner's men among them
  Bitboard unsafe_ = 0, barred_ = 0;  // where the loser's could take, or step in between
  Bitboard one_ = 0, reach_ = 0;      // where the man gets to in one move, and in a few
  int pawn_way_ = 0;
  bool loser_has_spare_ = false;
  std::array<Candidate, most> best_;
  int best_count_ = 0;
};

}  // namespace planilla
