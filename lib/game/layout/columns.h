// Two columns of moves side by side, put in the order in which they were played.
//
//    1. e4   e5      21. Td1  Tc8
//    2. Cf3  Cc6     22. Rf1  Rf8
//
// becomes 1. 2. ... 21. 22. A block of lines counts as two columns only if every line of two
// numbers has the same distance between them and the left numbers run on line by line; otherwise
// nothing is moved.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void put_columns_in_order(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
