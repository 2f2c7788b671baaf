// What stands behind the moves of the rows of a sheet, and is part of none:
//
//   e4 e5 (1)            1. e4 e5 90/90
//   Cf3 Cc6 (2)          2. Cf3 Cc6 87/90
//
//   1. d4 89 d5 88       1. d4 d5 89 88     // the minutes of each player
//   2. c4 88 e6 84       2. c4 e6 88 84
//
//   5. d4 d5  82  81     // of both players, behind some rows
//
//   settle_row_tails(text, tokens);   // numbers stand before their rows, clocks are comments
//
// Numbers stand behind all rows, and count them from 1; clocks behind three rows at least;
// minutes of every half-move in all rows, three at least, but the last; of both players behind two
// rows at least.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void settle_row_tails(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
