// What somebody knows besides the sheets, as it is written on the command line and sent by the
// page.
//
//   known_move("12...Nf6", start)                  // {24, "Nf6"}
//   position_of_pieces("6k1/8/8/8/8/8/8/6K1")       // whose turn it is does not matter
//
// Throws UsageError for what is no such thing.
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "board/position.h"

namespace planilla {

// The half-move, from 1, and the move in SAN as agree() takes it. `start`: of the game.
std::pair<int, std::string> known_move(const std::string& written, const Position& start);

Position position_of_pieces(const std::string& fen);

// A whole FEN, or its pieces alone; where the player who is not to move stands in check, the other
// one is. None for a fault in it.
std::optional<Position> final_position(const std::string& fen);

}  // namespace planilla
