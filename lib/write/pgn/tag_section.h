// The tag pairs of a game: the seven of the roster first and in order, then the others as they
// came.
//
//   append_tags(game, out);     // [Event "?"] ... and the empty line after them
//
// A tag of the roster that the game lacks is filled in with `?` (`????.??.??` for Date, the result
// of the game for Result). A tag that occurs twice stays twice: the first at its place, the later
// ones as they came.
#pragma once

#include <string>

#include "game/model/game.h"

namespace planilla {

void append_tags(const Game& game, std::string& out);

}  // namespace planilla
