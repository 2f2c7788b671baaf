// Half-moves in parentheses that were played, since the numbers leave their place to them alone:
//
//   "5. (e4) d6  6. Ae2"   "5. e4 [d6?]  6. Ae2"   "9. h3 Cb8  (10. d4 Cbd7)  11. Cbd2"
//
//   open_brackets_of_moves(text, tokens);   // of a sheet; the parentheses go
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void open_brackets_of_moves(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
