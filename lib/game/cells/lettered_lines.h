// Alternatives in a list, a line each:
//
//   4.Ag5
//   a) 4.Cf3 Ae7
//   b) 4.cxd5 exd5
//   4... Ae7
//
//   bracket_lettered_lines(text, tokens);     // the lines of the list stand in parentheses then
//
// A list begins with `a)`, has two lines at least, and a number behind each letter, which is not
// that of the first move: `a) 1.e4 e5` begins a game.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// `a) 1.e4 e5`, `b) 1.d4 d5`: the letters of two games at least are words above them.
void set_letters_of_games_apart(std::string_view text, std::vector<Token>& tokens);

void bracket_lettered_lines(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
