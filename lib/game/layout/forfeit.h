// The last word of a game that was decided without play: "0-0" where both lost, "1-0F", "+/-".
//
//   mark_forfeit(game, tokens, from);
#pragma once

#include <cstddef>
#include <vector>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

// The last token of the game that begins at tokens[from] becomes a result where it says a forfeit:
// "1-0F" always; "+/-" if a tag says a forfeit too, or no move was made, for elsewhere it judges a
// position; "0-0" if a tag says that both lost, unless a move number of its own stands before.
void mark_forfeit(const Game& game, std::vector<Token>& tokens, std::size_t from);

}  // namespace planilla
