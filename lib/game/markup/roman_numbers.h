// Rows that are numbered I, II, III ...
//
//   std::string text = "I. e4 e5\nII. Cf3 Cc6\n";
//   write_roman_numbers_in_digits(text);   // "1. e4 e5\n 2. Cf3 Cc6\n": places stay what they were
//
// Each stands first in its line; they count on from I, or three of them from any number, and behind
// most of them stands something like a move.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

bool shows_roman_numbers(std::string_view text);
void write_roman_numbers_in_digits(std::string& text);

}  // namespace planilla
