// What stands before the numbers and moves of the rows of a sheet, and is part of neither:
//
//   • e4 e5          J1 e4 e5         Jugada 1: e4 e5       1. B:e4 N:e5      1: e4 e5
//   • Cf3 Cc6        J2 Cf3 Cc6       Jugada 2: Cf3 Cc6     2. B:Cf3 N:Cc6    2: Cf3 Cc6
//
//   drop_row_prefixes(text, tokens);    // moves and numbers are left
//
// Bullets begin two lines at least, each before a move. Words before numbers are the same in all
// rows, which count on from the first. Words or letters for the sides (`1. B e4 N e5`, `1b e4 1n
// e5`) stand before every move of theirs, the first of the game too, with which nothing can be
// taken.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void drop_row_prefixes(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
