// The heuristic of the helpmate search: an estimate of the distance to mate. Smaller is nearer.
//
//   heuristic_distance(position, white, Idea::net)      // 0 to heuristic_limit - 1
//
// The value only orders positions. No answer depends on it, only the time to find one. There are
// several heuristics, because each one fails in some positions.
#pragma once

#include "board/position.h"

namespace planilla {

enum class Idea : std::uint8_t {
  net,      // few squares left to the loser's king: where there are many pieces
  kings,    // loser's men gone, his king at the edge, the winner's in front of it: where there are
            // few
  dig,      // kings go to the pawns, either side promotes: where pawns block each other
  smother,  // the king in a corner among his own men: where knights and bishops must do
};

inline constexpr int idea_count = 4;
inline constexpr int heuristic_limit = 512;

int heuristic_distance(const Position& position, Color winner, Idea idea);

}  // namespace planilla
