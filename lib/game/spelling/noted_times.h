// Times beside moves that the tokenizer takes apart: "e4 1.07", "e4 5 min".
//
//   join_noted_times(text, tokens);   // of a sheet: `1.` and `07`, `5` and `min` become one word
//
// Only where the sheet notes several of them behind half-moves: "1.07" alone may be a slip of a
// number.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void join_noted_times(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
