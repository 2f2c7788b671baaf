// Numbers of moves that were misread or misplaced on a sheet, by the numbers that are due:
//
//   "l0. d4 Nbd7"    "IO.d4"    "1O. d4"      // ten: a letter in place of a digit
//   "1.e4 e52.Nf3 Nc63.Bb5"                   // glued to the half-move before
//   "5.4 c5 6.Pge2"                           // 4: what is left of e4, and no number
//
//   mend_numbers(text, tokens);
//
// and digits that are no numbers, but part of the word behind them, in any text:
//
//   "2. Sf3 5c6 3. Lb5"                       // 2 is due, and 3 follows: S that was read as 5
//
//   join_digits(text, tokens);
//
// Tokens are cut anew; none is lost.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void mend_numbers(std::string_view text, std::vector<Token>& tokens);
void join_digits(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
