// What could ever move where: an over-estimate of everything that can still happen on the board.
//
//   const Freedom freedom(position);
//   if (freedom.rules_out_mate_by(white)) ...   // proved: no series of moves mates the black king
//
// Every man starts as unable to move and untouchable; what he could do is then added, step by step,
// until nothing more follows: a square opens when its man can leave or be taken, a king does not
// step where a man stands guard who can neither move nor be taken. Turns, pins and checks are left
// out, and a man may be in several places at once, so that more is held possible than is, never
// less. `false` says nothing.
#pragma once

#include <array>
#include <span>

#include "board/position.h"

namespace planilla {

class Freedom {
public:
  explicit Freedom(const Position& position);
  bool rules_out_mate_by(Color winner) const;
  // For all of these sides at once, and less is worked out where a mate is seen soon: what is held
  // possible only grows.
  static bool rules_out_mate_by(std::span<const Color> winners, const Position& position);

  struct Man {
    Color color;
    Role role;
    Square home;
    bool takeable;      // could be captured somewhere
    Bitboard reach;     // squares he could stand on, unpromoted
    Bitboard promoted;  // the same, once promoted
    Bitboard strikes;   // squares he could capture on or guard
    bool is_stuck() const { return reach == bit(home) && !takeable; }
  };
  std::span<const Man> men() const { return {men_.data(), static_cast<std::size_t>(count_)}; }
  // Squares that men of that colour who can neither leave nor be taken guard.
  Bitboard guarded(Color color) const { return guarded_[color]; }

private:
  enum class Estimate { unmoved, grown };
  Freedom(const Position& position, Estimate estimate);
  bool grow(const Position& position);
  bool let_go();
  Bitboard steps(const Man& man) const;
  Bitboard promoted_steps(const Man& man) const;
  Bitboard strikes_of(const Man& man) const;
  bool refresh();
  bool fill(Bitboard squares, Color loser) const;
  bool place(Square s, Color loser, std::array<std::int8_t, 64>& owner, std::uint64_t& tried) const;
  bool could_mate(const Man& checker) const;
  bool could_mate_on(Square k, const Man& checker, Bitboard others, Bitboard lines) const;
  void add_castling(const Position& position);

  std::array<Man, 64> men_;
  int count_ = 0;
  int king_[2] = {};
  Bitboard homes_[2] =
      {};  // squares where men of a colour stand who can neither leave nor be taken
  Bitboard kings_home_ = 0;
  Bitboard open_ = 0;          // squares that are or can become empty
  Bitboard guarded_[2] = {};   // for good, by men of that colour
  Bitboard presence_[2] = {};  // where men of that colour, but for the king, could stand
  Bitboard threats_[2] = {};   // where men of that colour could capture
};

}  // namespace planilla
