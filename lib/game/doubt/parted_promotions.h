// A promotion of which the piece stands apart behind a sign, or is a name glued to the square.
//
//   settle_promotions(text, tokens);   // "a8 = D", "a8dama": the words `a8` `D`, `a8` `dama`
//
// A reader takes the two words together.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void settle_promotions(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
