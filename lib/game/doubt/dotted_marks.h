// "18.... ...": a mark of a half-move that was not written, glued to the dot of its number. Four
// dots are one and three; `18... Cf6` is Black's number.
//
//   part_dotted_marks(text, tokens);   // of a sheet
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void part_dotted_marks(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
