// A lone knight or bishop mates in a corner, with the help of one man of the loser's.
//
//   MatingCorner corner;                      // keep it: it is a few kilobytes
//   if (corner.find(position, white)) show(corner.line());
//
// One of the loser's men goes to a square beside the corner where his king stands, the winner's
// king covers the other squares there, and the knight or the bishop mates. All such pictures are
// tried, and for those that are mate the men are moved there one by one, the loser's king being a
// cloud (laws/dead/mating_cloud.h, which tells why a line is a proof). `false` says nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/mating_cloud.h"

namespace planilla {

class MatingCorner {
public:
  // The winner has a king, and a knight or a bishop, and no more.
  bool find(const Position& position, Color winner);
  std::vector<Move> line() const { return board_.line(); }  // after `true`

private:
  using Picture = MatingCloud::Picture;

  bool run(const Position& position, unsigned seed);
  bool with_blocker(const Position& position, Square blocker);
  bool with_block(const Position& position, Picture picture);
  bool play(const Position& position, const Picture& picture);
  Role role_on(Square blocker, Square s, Square corner) const;
  Bitboard king_places(const Picture& picture) const;

  unsigned any();
  bool is_in() const { return board_.cloud() & bit(aim_.king); }  // is the loser's king there?
  bool is_ready() const;
  // Each makes a move, or is false.
  bool king_walks();
  bool king_waits();
  bool man_walks();
  bool loser_turn();
  bool blocker_walks();
  bool blocker_goes(Bitboard to);
  bool anybody_else();
  bool keeps_in(Square from, Square to);
  Bitboard pawns_way() const;

  MatingCloud board_;
  Color winner_ = white;
  Role role_ = no_role;  // of the winner's man
  Picture aim_ = {};     // `man` and `blocker` follow the men
  int pictures_ = 0, turns_ = 0, waits_ = 0;
  bool stuck_ = false;     // the winner's king has no way
  bool restless_ = false;  // the loser's other men move now and then
  std::uint32_t random_ = 0;
};

}  // namespace planilla
