// What words lost, and blanks that do not break, as plain blanks where they part nothing.
//
//   std::string text = "P\u00e9rez\u00a0\u2013\u00a0Garc\u00eda\n";
//   settle_lost_bytes(text);   // "P\u00e9rez \u2013 Garc\u00eda  \n"
//
// In a line of moves each byte keeps its place; in another one the blanks move to the end of the
// line, since two of them side by side would part it into columns.
#pragma once

#include <string>
#include <string_view>

namespace planilla {

// Is a blank there that does not break, or a byte order mark at the beginning?
bool shows_odd_blanks(std::string_view text);
void settle_lost_bytes(std::string& text);

}  // namespace planilla
