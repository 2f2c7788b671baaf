// A board on which the place of the losing king is left open: a set of all squares where it may
// stand.
//
//   KingSetBoard board;
//   board.start(position, white);                            // White is to mate
//   if (board.move_man(a1, a7) && board.loser_steps()) ...   // Ra7, then any king move
//   if (board.mates(a7, a8, e8)) show(board.line());         // Ra8 mates the king on e8
//
// The search chooses the moves of the winning side and, now and then, of the other losing men. The
// path of the losing king is not chosen: it is worked out backwards once a mate is found.
//
// Why a line is a proof. All men and the winning king stand on known squares at every moment. Take
// any square of the set and suppose the losing king there.
// - The king may step to a square beside it that is empty and that the winner does not guard, the
//   king itself taken off the board. This does not depend on where it came from, so that one
//   operation moves the whole set. Captures by the king are not considered; the proof does not
//   need them.
// - Another man of the loser's may move if the king is not attacked afterwards: squares that are,
//   are removed from the set.
// - A man of the winner's may move if nobody is in his way, the king no more than others (squares
//   on his way drop out), and if the winner's king is not attacked afterwards, the loser's king
//   taken off the board (more could be attacked so, not less).
// So each square of the set is reached by a series of legal moves, that `line` finds by going
// backwards. En passant and castling are left out, and pawns go one square at a time, so that the
// right to take en passant never arises; one that is there at the start is given up.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/position.h"

namespace planilla {

class KingSetBoard {
public:
  struct Now {
    Bitboard side[2] = {};  // without the kings
    Bitboard role[7] = {};
    Bitboard king_set = 0;
    Bitboard guarded[2] = {};
    bool knows_guarded[2] = {};
    bool winner_to_move = true;
    Square own_king = 0;
    int plies = 0;
  };

  void start(const Position& position, Color winner);
  // To take moves back.
  const Now& now() const { return now_; }
  void back_to(const Now& before) { now_ = before; }

  Color winner() const { return winner_; }
  Color loser() const { return ~winner_; }
  bool winner_to_move() const { return now_.winner_to_move; }
  bool is_full() const { return now_.plies == longest; }  // no room for more moves
  Bitboard king_set() const { return now_.king_set; }
  Square own_king() const { return now_.own_king; }     // the winner's
  Bitboard men(Color c) const { return now_.side[c]; }  // without the kings
  Bitboard men(Color c, Role r) const { return now_.side[c] & now_.role[r]; }
  Bitboard majors() const { return now_.side[winner_] & (now_.role[rook] | now_.role[queen]); }
  // All men and the winner's king.
  Bitboard occupied() const { return now_.side[white] | now_.side[black] | bit(now_.own_king); }
  Role role_at(Square s) const;
  // What a side's men guard, kings aside. The kings hide nothing: it may be more than is true.
  Bitboard guarded(Color c);
  // What the winner's men but one guard, and his king.
  Bitboard held_without(Square man) const;

  // A move must be one that the man could make on this board. Each is false, and changes nothing,
  // if it is legal for no square of the set.
  bool move_man(Square from, Square to);  // a pawn on its last rank becomes a queen
  bool move_own_king(Square to);
  bool loser_steps();                       // with his king
  bool move_loser(Square from, Square to);  // with another man; a pawn becomes a knight

  // True if this piece of the winner's, moved to y, mates the king on t, a square of the set.
  bool mates(Square man, Square y, Square t);
  // True if it would, were the losing blocker and both kings placed as in the picture.
  struct Picture {
    Square blocker, blocks;  // from, to
    Role blocker_role;       // there
    Square own_king, man, y, king;
  };
  bool would_mate(const Picture& picture);

  std::vector<Move> line() const;  // after `mates` was true

private:
  static constexpr int longest = 96;

  struct Ply {
    Bitboard king_set;  // before the loser's king stepped
    Move move;          // none: the king stepped
  };

  Bitboard guarded_by(Color c, Bitboard men, Bitboard occupied) const;
  bool attacks_own_king(Square s, Bitboard occupied, Bitboard men) const;
  bool loser_reaches(Square s, Bitboard occupied, Bitboard men) const;
  bool is_mate(Square man, Square y, Square t) const;
  void remove(Bitboard squares);
  void shift(Color c, Square from, Square to);
  Move written(Square from, Square to, Color c) const;
  void write(Bitboard king_set, Move move);

  Color winner_ = white;
  Now now_;
  std::array<Ply, longest> plies_;
  Square mated_ = 0;
  Move mate_;
};

}  // namespace planilla
