// A star in the place of a half-move, where a sheet without numbers goes on behind it: elsewhere it
// ends a game.
//
//   "d4, d5, c4, *, Cc3, Cf6"      // a row of half-moves
//   "c4 *" above "Cc3 Cf6"         // and the next row holds two
//
//   mark_stars_in_rows(text, tokens);
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void mark_stars_in_rows(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
