// Moves in long form with blanks or a line end beside the dash, as old books print them.
//
//   std::string text = "1. e2 \u2014 e4 e7 \u2014 e5 2. Sg1\u2014 f3";
//   close_spaced_long(text);   // "1. e2\u2014e4   e7\u2014e5   2. Sg1\u2014f3 "
//
// Only where the text is written in long form: its first move is, or two moves without a blank are.
// Elsewhere a dash between two squares parts White's half-move from Black's: `1. e4 - e5`.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_spaced_long(std::string_view text);
void close_spaced_long(std::string& text);

}  // namespace planilla
