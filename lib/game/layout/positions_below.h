// A sheet of exercises: each position that stands below moves begins a game.
//
//   begin_games_at_positions(text, tokens);
//
// A line that holds the board of a FEN, with the lines of its paragraph above it, gets a `boundary`
// before it, if the moves behind it count from one.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void begin_games_at_positions(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
