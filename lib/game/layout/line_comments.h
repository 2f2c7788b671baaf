// Semicolons of a sheet that open no comment of PGN: they part moves, "1. e4; e5", stand in
// parentheses, or before words behind which the game goes on, "1. e4 e5; y sigue 2. Cf3".
//
//   open_line_comments(text, tokens);   // the text behind such a semicolon as tokens
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

void open_line_comments(std::string_view text, std::vector<Token>& tokens);

// `4. Aa4; Cf6; tablas`, `Cf6 ; 1-0`: behind the last semicolon of a sheet, in the line of a move,
// the result and no more.
void open_closing_comment(std::string_view text, const Lexicon& lexicon,
                          std::vector<Token>& tokens);

}  // namespace planilla
