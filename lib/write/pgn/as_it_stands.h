// The text of a game as it stood, for games whose rules planilla does not know.
//
//   append_as_it_stands(game, out);    // lines end in LF, one blank line closes the game
#pragma once

#include <string>

#include "game/model/game.h"

namespace planilla {

void append_as_it_stands(const Game& game, std::string& out);

}  // namespace planilla
