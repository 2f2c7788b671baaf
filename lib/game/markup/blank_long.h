// Rows of moves in long form with a blank in place of the dash, of both players or one of them:
//
//   1. d2 d4 Cg8 f6        1 e4 c7 c5
//   2. c2 c4 e7 e6         2 Nf3 d7 d6
//
//   std::string text = "1. d2 d4 Cg8 f6\n...";
//   dash_blank_long(text);   // "1. d2-d4 Cg8-f6\n..."
//
// Only where every row with a number reads so, and in one way alone.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_blank_long(std::string_view text);
void dash_blank_long(std::string& text);

}  // namespace planilla
