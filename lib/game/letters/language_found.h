// In which letters a game was read, told where that was found out and is not plain English.
//
//   game.read_as = choice.read_as;
//   raise_language_found(game);
#pragma once

#include "game/model/game.h"

namespace planilla {

// Adds one finding, at the beginning of the game, that says what `game.read_as` says.
void raise_language_found(Game& game);

}  // namespace planilla
