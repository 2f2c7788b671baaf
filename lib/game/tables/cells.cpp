// One line at a time.
#include "game/tables/cells.h"

#include <algorithm>
#include <cstdint>

#include "base/ascii.h"

namespace planilla {

Span without_blanks(std::string_view text, Span span) {
  while (span.begin < span.end && ascii::is_space(text[span.begin])) ++span.begin;
  while (span.end > span.begin && ascii::is_space(text[span.end - 1])) --span.end;
  return span;
}

namespace {

// Where the cell that begins at `at` ends: at the delimiter, or at the end of the line.
std::uint32_t cell_end(std::string_view text, std::uint32_t at, std::uint32_t line_end,
                       char delimiter) {
  const bool quoted = at < line_end && text[at] == '"' && delimiter != two_blanks;
  std::uint32_t i = at + quoted;
  while (i < line_end && quoted && text[i] != '"') ++i;
  for (; i < line_end; ++i) {
    if (delimiter == two_blanks && text[i] == ' ' && i + 1 < line_end && text[i + 1] == ' ') break;
    if (delimiter != two_blanks && text[i] == delimiter) break;
  }
  return i;
}

std::vector<Span> words_of(std::string_view text, Span line) {
  std::vector<Span> out;
  for (std::uint32_t at = line.begin; at < line.end;) {
    std::uint32_t end = at;
    while (end < line.end && !ascii::is_space(text[end])) ++end;
    if (end > at) out.push_back({at, end});
    at = end + 1;
  }
  return out;
}

std::vector<Span> cut(std::string_view text, Span rest, char delimiter) {
  std::vector<Span> out;
  if (delimiter == '|' && !rest.empty() && text[rest.begin] == '|') ++rest.begin;
  if (delimiter == '|' && !rest.empty() && text[rest.end - 1] == '|') --rest.end;
  for (std::uint32_t at = rest.begin; at <= rest.end;) {
    while (delimiter != '\t' && at < rest.end && text[at] == ' ') ++at;
    const std::uint32_t end = cell_end(text, at, rest.end, delimiter);
    Span cell = without_blanks(text, {at, end});
    if (delimiter != two_blanks && cell.size() > 1 && text[cell.begin] == '"' &&
        text[cell.end - 1] == '"')
      cell = {cell.begin + 1, cell.end - 1};
    out.push_back(cell);
    at = end + 1;
  }
  return out;
}

}  // namespace

Span line_at(std::string_view text, std::size_t begin) {
  const std::size_t end = std::min(text.find('\n', begin), text.size());
  return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::vector<Span> cells_of(std::string_view text, Span line, char delimiter) {
  return cut(text, without_blanks(text, line), delimiter);
}

std::vector<Span> all_cells_of(std::string_view text, Span line, char delimiter) {
  if (delimiter == any_blanks) return words_of(text, line);
  if (delimiter != '\t') return cells_of(text, line, delimiter);
  while (!line.empty() && text[line.end - 1] != '\t' && ascii::is_space(text[line.end - 1]))
    --line.end;
  return cut(text, line, delimiter);
}

Span with_quotes(std::string_view text, Span cells) {
  if (cells.begin > 0 && text[cells.begin - 1] == '"') --cells.begin;
  if (cells.end < text.size() && text[cells.end] == '"') ++cells.end;
  return cells;
}

std::uint32_t row_number(std::string_view cell) {
  constexpr std::size_t longest = 3;  // digits
  if (!cell.empty() && (cell.back() == '.' || cell.back() == ')')) cell.remove_suffix(1);
  if (cell.empty() || cell.size() > longest) return 0;
  std::uint32_t out = 0;
  for (const char c : cell) {
    if (!ascii::is_digit(c)) return 0;
    out = out * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return out;
}

Span place_of_empty(std::string_view text, Span line, std::uint32_t at) {
  if (at < line.end) return {at, at + 1};
  if (ascii::is_space(text[line.end - 1])) return {line.end - 1, line.end};
  return {line.end, line.end + (line.end < text.size())};
}

bool rules_off_rows(std::string_view line) {
  return line.size() > 2 && line.find('-') != std::string_view::npos &&
         line.find_first_not_of("-|+:= \t\r") == std::string_view::npos;
}

}  // namespace planilla
