// Moves with a blank before their rank: `e 4`, `Cf 3`, `Axc 6`.
//
//   join_spaced_ranks(text, tokens);   // the rank is a word too, and no number: readers join them
//
// Three of them at least, and hardly a move without the blank: else the digit is the number of a
// move, or a time.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void join_spaced_ranks(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
