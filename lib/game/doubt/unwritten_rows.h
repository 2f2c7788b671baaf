// Rows of a sheet without numbers that say nothing but that they were not written:
//
//   Cc3 Ab4
//   .... ....        | |    xxxx xxxx    [ ] [ ]    = =    jugada ilegible
//   e3 0-0
//
//   mark_unwritten_rows(text, tokens);    // each is one word that was not written
//
// The same sign, or the same letter again and again, stands for either player; pairs of moves stand
// above and below. A phrase that says so is the whole line's (`token_unwritten` is set on it).
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void mark_unwritten_rows(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
