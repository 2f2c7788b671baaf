// Black's half-moves, each a row below the one in which it was played:
//
//   1  d4             1. d4 Cf6
//   2  c4    Cf6      2. c4 e6
//   3  Cc3   e6       3. Cc3
//   4        Ab4
//
//   raise_late_column(text, tokens);
//
// The first row lacks Black's half-move, the last one White's, and no other row lacks any: nobody
// leaves just these two unwritten.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// `tokens` of a sheet of one game, in the order of the text, doubt marked.
void raise_late_column(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
