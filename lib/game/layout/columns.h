// Columns of moves side by side, two or more, put in the order in which they were played.
//
//    1. e4   e5      21. Td1  Tc8
//    2. Cf3  Cc6     22. Rf1  Rf8
//
// becomes 1. 2. ... 21. 22. A block of lines counts as columns only if there are three lines at
// least, the numbers of each column run on line by line, and each column begins with the number
// behind the last one of the column before it; otherwise nothing is moved. The last lines may lack
// columns on the right. One number that is wrong, or a step in them, is allowed for where the
// numbers of each column stand below each other. Two lines do where each column holds pairs and is
// numbered on without a fault: then it may begin with any later number, or with the number that
// the line begins with, as the second of two games side by side.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void put_columns_in_order(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
