// Moves of a sheet that nobody played, and how they are told.
//
//   find_moves_in_braces(game)     // `{"moves":["e4","e5"]}`: no sheet, and it has no moves
#pragma once

#include <optional>

#include "game/model/game.h"

namespace planilla {

// `unplayed-moves`, at the words.
Finding unplayed_finding(const Game& game, Span words, int plies, int ply);
// The same of moves that begin with the number 1 beside the game, perhaps those of another one.
Finding another_game_finding(const Game& game, Span words, int plies);

// A sheet without a move, and a comment with the names of squares; nothing where it is none.
std::optional<Finding> find_moves_in_braces(const Game& game);

}  // namespace planilla
