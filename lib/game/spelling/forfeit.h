// The last word of a game that was decided without play: "0-0" where both lost, "1-0F", "+/-".
//
//   const std::size_t last = last_before_tag(tokens, from);
//   mark_forfeit(game, tokens, from, last);
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

// The last token from tokens[from] on before a tag, or of all; `from` if there is none.
std::size_t last_before_tag(std::span<const Token> tokens, std::size_t from);

// tokens[last], of the game that begins at tokens[from], becomes a result where it says a forfeit:
// "1-0F" always; "+/-" if a tag says a forfeit too, or no move was made, for elsewhere it judges a
// position; "0-0" if a tag says that both lost, unless a move number of its own stands before.
void mark_forfeit(const Game& game, std::span<Token> tokens, std::size_t from, std::size_t last);

}  // namespace planilla
