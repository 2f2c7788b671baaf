// A game whose starting position is none: nothing can be played, and its movetext is kept as it
// stands, comments as comments.
//
//   at = keep_unplayed(game, tokens, at);   // up to its last result, or the next tag
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

// Returns the index of the first token behind the game.
std::size_t keep_unplayed(Game& game, std::span<const Token> tokens, std::size_t from);

}  // namespace planilla
