// What stands behind the moves of the rows of a sheet, and is part of none:
//
//   e4 e5 (1)            1. e4 e5 90/90
//   Cf3 Cc6 (2)          2. Cf3 Cc6 87/90
//
//   settle_row_tails(text, tokens);   // numbers stand before their rows, both clocks are comments
//
// Numbers stand behind all rows, and count them from 1; clocks behind three rows at least.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void settle_row_tails(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
