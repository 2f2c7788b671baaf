// Squares as they are announced to a blind player, with a figure for the rank: `Eva 4`,
// `caballo Felix 3` (Laws, guidelines for players with visual disability).
//
//   join_named_squares("1. Eva 4, Eva 5 2. caballo Felix 3", lexicon, tokens);
//   // words: `Eva 4`, `Eva 5`, `caballo`, `Felix 3`; the numbers 1 and 2 stay
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// The name of a file and the figure behind it become one word, where a text is written so: a name
// before a number of its own in a sentence is none.
void join_named_squares(std::string_view text, const Lexicon& lexicon, std::vector<Token>& tokens);

}  // namespace planilla
