// Captures that a column writes with a dash between blanks: `A – f3`, `d — e5`.
//
//   std::string text = "4 d \u2013 e5, A \u2013 f3";
//   narrow_capture_dashes(text);   // "4 d -   e5, A -   f3": places stay what they were
//
// A dash of typesetting between the letters of a piece or a pawn's file and a square becomes a
// hyphen, which is read as part of a move; elsewhere it stays.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_capture_dashes(std::string_view text);
void narrow_capture_dashes(std::string& text);

}  // namespace planilla
