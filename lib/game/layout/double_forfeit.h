// `0-0` at the end of a game that both players lost.
//
//   if (game.tag_result == Result::both_lose) mark_double_forfeit(text, tokens, from);
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// The last token of the game that begins at tokens[from] becomes a result, if it is spelled as one
// in which both lose and no move number stands before it: it is no castling then.
void mark_double_forfeit(std::string_view text, std::vector<Token>& tokens, std::size_t from);

}  // namespace planilla
