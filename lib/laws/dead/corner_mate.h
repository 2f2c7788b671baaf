// A lone knight or bishop mates in a corner, with the help of one man of the loser's.
//
//   CornerMate corner;                      // reuse it: a few kilobytes
//   if (corner.find(position, white)) show(corner.line());
//
// A losing man blocks a square beside its king in the corner, the winning king guards the others,
// and the knight or bishop mates. All such mating pictures are enumerated, and the pieces are moved
// into each in turn; the place of the losing king stays open meanwhile (laws/dead/king_set_board.h
// says why a line is a proof). `false` proves nothing.
#pragma once

#include <cstdint>
#include <vector>

#include "laws/dead/king_set_board.h"

namespace planilla {

class CornerMate {
public:
  // The winner has a king, and a knight or a bishop, and no more.
  bool find(const Position& position, Color winner);
  std::vector<Move> line() const { return board_.line(); }  // after `true`

private:
  using Picture = KingSetBoard::Picture;

  bool run(const Position& position, unsigned seed);
  bool with_blocker(const Position& position, Square blocker);
  bool with_block(const Position& position, Picture picture);
  bool play(const Position& position, const Picture& picture);
  Role role_on(Square blocker, Square s, Square corner) const;
  Bitboard king_places(const Picture& picture) const;

  unsigned any();
  // True if the losing king may stand on its square of the picture.
  bool is_in() const { return board_.king_set() & bit(aim_.king); }
  bool is_ready() const;
  // Each plays a move and returns true, or changes nothing and returns false.
  bool king_walks();
  bool king_waits();
  bool man_walks();
  bool loser_turn();
  bool blocker_walks();
  bool blocker_goes(Bitboard to);
  bool anybody_else();
  bool keeps_in(Square from, Square to);
  Bitboard pawns_way() const;

  KingSetBoard board_;
  Color winner_ = white;
  Role role_ = no_role;  // of the winner's man
  Picture aim_ = {};     // `man` and `blocker` follow the men
  int pictures_ = 0, turns_ = 0, waits_ = 0;
  bool stuck_ = false;     // the winning king has no path
  bool restless_ = false;  // the other losing men move as well
  std::uint32_t random_ = 0;
};

}  // namespace planilla
