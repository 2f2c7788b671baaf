// `4. Cf3 N Ae7`, `4. Ab5N`: the Informant's sign of a new move, alone or glued behind a move.
//
//   mark_novelties(text, tokens);      // the word is a glyph then
//
// Before a square it may be the knight's letter, with a blank behind it.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void mark_novelties(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
