// An `=` glued to a move: the offer of a draw of the Laws of 1997, or a judgement.
//
//   part_glued_equals(text, tokens);   // "Cf3=" becomes the word "Cf3" and the glyph "="
//
// Behind a pawn's move to the last rank it stays: there the piece is missing, "e8=".
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void part_glued_equals(std::string_view text, std::vector<Token>& tokens);

// Is the last sign of the word such an `=`?
bool ends_in_equals(std::string_view word);

}  // namespace planilla
