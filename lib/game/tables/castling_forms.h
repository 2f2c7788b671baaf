// Castling with another sign between its zeros, or in parentheses:
//
//   5. 0=0 Ae7      5. 0.0 Ae7      5. O - O Ae7      5. (0-0) Ae7      4. Aa4 (0-0)
//
//   settle_castling_forms(text, tokens);    // words `0` `0`, which a reader joins; `0-0`
//
// In parentheses it is a half-move only in the place of one: alone behind the number, or behind
// White's, with nothing else in the row.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void settle_castling_forms(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
