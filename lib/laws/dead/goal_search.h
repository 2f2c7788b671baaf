// Plays both kings and one piece towards a mate chosen beforehand; no other piece moves.
//
//   MateGoal goal{.king = e8, .own_king = e6, .checker = a8, ...};
//   GoalSearch walk;
//   if (walk.find(position, white, goal)) show(walk.line());
//
// Each king moves to its goal and the checker to a square from which it mates in one. In a dead end
// (stalemate, the wrong side to move) the search backtracks, for at most `limit_` positions. Every
// move is legal and the last one is mate: a line found is a proof.
#pragma once

#include <array>
#include <span>

#include "board/position.h"

namespace planilla {

struct MateGoal {
  Square king = 0, own_king = 0;  // where the loser's and the winner's king are to stand
  Square checker = 0;             // from where the mate is given
  Square man = 0;                 // who gives it: where he stands now,
  Role role = no_role;            // what he is then,
  Square start = 0;               // and where he becomes that: `man`, or a square of promotion
  Bitboard room = 0;              // where the loser's king may go
  Bitboard own_room = 0;          // and the winner's
  Bitboard stations = 0;          // from where the checker goes to his square
};

class GoalSearch {
public:
  bool find(const Position& root, Color winner, const MateGoal& goal);
  std::span<const Move> line() const { return {line_.data(), static_cast<std::size_t>(count_)}; }

private:
  static constexpr int longest = 64, far = 24;

  struct Route {  // squares by their distance to a goal
    std::array<Bitboard, far + 1> ring;
    int rings = 0, way = 0;  // way: from where the king stands
    bool lay(Square goal, Square from, Bitboard room);
    Bitboard nearer(Square s) const;
  };
  struct Offer {  // moves of one man, to be tried in this order of offers
    Square from = no_square;
    Bitboard to = 0;
    int most = 1;
  };
  struct Turn {
    const Position& here;
    Square king, at;  // of the side to move; the checker
    Bitboard occupied;
  };

  bool drive(const Position& here, Square at, int ply);
  bool attempt(const Position& here, Square at, int ply, Move move);
  Bitboard in_the_way(const Turn& turn) const;
  Offer winner_offer(const Turn& turn, int stage) const;
  Offer man_offer(const Turn& turn, int stage) const;
  Offer loser_offer(const Turn& turn, int stage) const;
  Offer spare(const Turn& turn, Bitboard men) const;
  bool drive_any(const Position& here, Square at, int ply);

  Color winner_ = white;
  MateGoal goal_;
  Route king_route_, own_route_;
  int budget_ = 0, limit_ = 0;
  std::array<Move, longest> line_;
  int count_ = 0;
};

}  // namespace planilla
