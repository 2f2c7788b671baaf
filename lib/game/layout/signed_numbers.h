// Numbers of moves with another sign behind them than a full stop, or before them, or in brackets:
//
//    1- e4 e5 2- Cf3      1-e4,e6 2-Cf3,d5      1/ e4 e5      1: e4      1> e4      [1] e4 e5
//    #1 e4 e5 #2 Cf3   1.–e4 e5 2.–Cf3
//
//   part_signed_numbers(text, tokens);   // the sign becomes part of the number
//
// Only where three numbers or more run on so, and hardly one is written in another way: a dash may
// stand for a half-move that was not written, and `1-0` is a result. Rows with a sign between the
// moves too are of signed_rows.h. Returns true if tokens were changed.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

bool part_signed_numbers(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
