// The cells of a line of a table.
//
//   cells_of("| 4 | Aa4 | |", {0, 13}, '|')      // "4", "Aa4", ""
//
// Spans of the text without the blanks around them, and without quotes where commas, semicolons,
// tabs or rulings part them. The rulings at both ends of a line part nothing.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

// A delimiter: two blanks and more.
inline constexpr char two_blanks = ' ';

// Without the blanks and line ends around it.
Span without_blanks(std::string_view text, Span span);
std::vector<Span> cells_of(std::string_view text, Span line, char delimiter);

// The line that begins there, without its end.
Span line_at(std::string_view text, std::size_t begin);

// "|---|---|", "+----+----+"
bool rules_off_rows(std::string_view line);

}  // namespace planilla
