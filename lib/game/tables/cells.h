// The cells of a line of a table.
//
//   cells_of("| 4 | Aa4 | |", {0, 13}, '|')      // "4", "Aa4", ""
//
// Spans of the text without the blanks around them, and without quotes where commas, semicolons,
// tabs or rulings part them. The rulings at both ends of a line part nothing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

// Delimiters: two blanks and more; any.
inline constexpr char two_blanks = ' ', any_blanks = '_';

// Without the blanks and line ends around it.
Span without_blanks(std::string_view text, Span span);
std::vector<Span> cells_of(std::string_view text, Span line, char delimiter);
// Those of a table whose first column may be empty: tabs at the begin of a line part cells too.
std::vector<Span> all_cells_of(std::string_view text, Span line, char delimiter);

// `Blancas:` without its colon.
inline std::string_view without_colon(std::string_view cell) {
  if (cell.ends_with(':')) cell.remove_suffix(1);
  return cell;
}

// "5", "5.", "5)"; 0: it is no number of a row.
std::uint32_t row_number(std::string_view cell);

// What stands for an empty cell at `at`, which was played: the delimiter behind it, or the end of
// the row.
Span place_of_empty(std::string_view text, Span line, std::uint32_t at);

// The line that begins there, without its end.
Span line_at(std::string_view text, std::size_t begin);

// From the first of some cells to the last: with the quotes around them.
Span with_quotes(std::string_view text, Span cells);

// "|---|---|", "+----+----+"
bool rules_off_rows(std::string_view line);

}  // namespace planilla
