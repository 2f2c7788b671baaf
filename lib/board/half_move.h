// Half-moves, counted as the numbers of moves count them: "1." is 2, "1..." is 3, "12..." is 25.
//
//   half_move_named(12, black)                  // 25
//   half_move_due(Position::initial())          // 2
//   ply_named(Position::initial(), 12, black)   // 24: "12..." is the 24th half-move of that game
//   number_of_half_move(25)                     // 12
//   side_of_half_move(25)                       // black
//
// A ply counts from 1 at the start of a game, which may be any position: "20..." is the first ply
// of a game that starts with Black's twentieth move. Every count here is compared with others of
// the same game, so that whoever reads numbers counts alike. Numbers up to 10^9; nothing is
// checked: a number below that of the start gives a ply below 1.
#pragma once

#include "board/position.h"
#include "board/types.h"

namespace planilla {

constexpr int half_move_named(int number, Color side) {
  return 2 * number + (side == black ? 1 : 0);
}

constexpr int number_of_half_move(int half_move) {
  return half_move / 2;
}

constexpr Color side_of_half_move(int half_move) {
  return half_move % 2 == 0 ? white : black;
}

// The one that is to be played in the position.
inline int half_move_due(const Position& position) {
  return half_move_named(position.fullmove_number(), position.turn());
}

// The half-move at a ply of a game that starts at `start`, and back.
inline int half_move_at(const Position& start, int ply) {
  return half_move_due(start) + ply - 1;
}
inline int ply_of_half_move(const Position& start, int half_move) {
  return half_move - half_move_due(start) + 1;
}

// The ply that a number and a side name.
inline int ply_named(const Position& start, int number, Color side) {
  return ply_of_half_move(start, half_move_named(number, side));
}

}  // namespace planilla
