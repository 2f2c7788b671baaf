// An upper bound of the mobility of every piece: which squares it could ever reach.
//
//   const Mobility mobility(position);
//   if (mobility.rules_out_mate_by(white)) ...   // proved: no series of moves mates the black king
//
// A fixed-point iteration: at the start no piece can move or be captured; possible moves are added
// until nothing changes. A square opens when its piece can leave or be captured; a king does not
// enter a square guarded by a piece that can neither move nor be captured. Turns, pins and checks
// are ignored, and a piece may be on several squares at once, so that the bound is never too small.
// `false` proves nothing.
#pragma once

#include <array>
#include <span>

#include "board/position.h"

namespace planilla {

class Mobility {
public:
  explicit Mobility(const Position& position);
  bool rules_out_mate_by(Color winner) const;
  // True if it holds for every side in `winners`. Stops as soon as a mate is held possible, since
  // the bound only grows.
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
  Mobility(const Position& position, Estimate estimate);
  bool grow(const Position& position);
  bool release();
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
  Bitboard homes_[2] = {};  // squares of the men of a colour that can neither move nor be captured
  Bitboard kings_home_ = 0;
  Bitboard open_ = 0;          // squares that are or can become empty
  Bitboard guarded_[2] = {};   // permanently, by men of that colour
  Bitboard presence_[2] = {};  // where men of that colour, but for the king, could stand
  Bitboard threats_[2] = {};   // where men of that colour could capture
};

}  // namespace planilla
