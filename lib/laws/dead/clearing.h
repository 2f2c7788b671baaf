// Simplifies a position towards few pieces: the winning side captures whatever it can, and the
// losing side does not resist.
//
//   Clearing clearing;
//   clearing.start(position, white);
//   clearing.play(20);                       // legal moves, at most 20 of them
//   if (clearing.is_mate()) show(clearing.line()); else look_at(clearing.here());
//
// A mate is easy to plan with few pieces left. The result is a line of legal moves. Where nothing
// can be captured, moves are pseudo-random and the same for the same seed.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "board/position.h"

namespace planilla {

class Clearing {
public:
  void start(const Position& position, Color winner, unsigned seed);
  void play(int plies);
  const Position& here() const { return here_; }
  bool is_mate() const { return is_mate_; }
  bool is_over() const { return is_over_; }  // no legal moves, or the line is full
  bool is_bare() const { return !(here_.pieces(~winner_) & ~here_.pieces(king)); }
  std::span<const Move> line() const { return {line_.data(), static_cast<std::size_t>(count_)}; }

private:
  static constexpr int longest = 96;

  unsigned any();
  Move capture() const;
  Move take(Square target, Bitboard by) const;
  Move approach() const;
  Bitboard pawns_way() const;
  Move hunt() const;
  Move step_aside() const;
  Move first_legal(Square from, Bitboard to) const;
  Move any_move();
  Move winner_move();
  Move loser_move();

  Position here_;
  Color winner_ = white;
  std::uint32_t random_ = 0;
  bool is_mate_ = false, is_over_ = false;
  std::array<Move, longest> line_;
  int count_ = 0;
};

}  // namespace planilla
