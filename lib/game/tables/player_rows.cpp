// Two rows below each other; a row of numbers is looked for above them.
#include "game/tables/player_rows.h"

#include <algorithm>
#include <array>

#include "game/tables/bare_columns.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_cells = 3;  // cells of both rows

// From `begin` on the first line that is neither blank nor a ruling; empty: there is none.
Span next_line(std::string_view text, std::uint32_t begin, std::uint32_t end) {
  while (begin < end) {
    const Span line = line_at(text, begin);
    const std::string_view words = without_blanks(text, line).in(text);
    if (!words.empty() && !rules_off_rows(words)) return line;
    begin = line.end + 1;
  }
  return {};
}

}  // namespace

PlayerRows::PlayerRows(std::string_view text, Span range, const Lexicon& lexicon)
    : text_(text), lexicon_(lexicon) {
  constexpr std::array<char, 5> delimiters = {'|', '\t', ';', ',', any_blanks};
  Span above;
  for (Span line = next_line(text, range.begin, range.end); !line.empty();) {
    Span behind = line;
    for (const char delimiter : delimiters) {
      const std::optional<Row> first = read(line, delimiter);
      if (!first) continue;
      const Span below = next_line(text, line.end + 1, range.end);
      const std::optional<Row> second = below.empty() ? std::nullopt : read(below, delimiter);
      if (!second || first->is_white == second->is_white ||
          first->cells.size() + second->cells.size() < fewest_cells)
        continue;
      lay_out(above, numbers_in(above, delimiter), *first, *second);
      behind = below;
      break;
    }
    above = behind;
    line = next_line(text, behind.end + 1, range.end);
  }
}

std::optional<PlayerRows::Row> PlayerRows::read(Span line, char delimiter) const {
  const std::string_view words = line.in(text_);
  if (delimiter == any_blanks ? words.find(':') != words.npos : words.find(delimiter) == words.npos)
    return std::nullopt;
  std::vector<Span> cells = all_cells_of(text_, line, delimiter);
  if (cells.size() < 2) return std::nullopt;
  const std::string_view name = without_colon(cells.front().in(text_));
  // The moves first: nearly no line has them.
  std::size_t moves = 0;
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const std::string_view cell = cells[i].in(text_);
    moves += may_be_half_move(cell);
    if (!cell.empty() && !may_be_half_move(cell)) return std::nullopt;
  }
  if (moves == 0 || name.empty()) return std::nullopt;
  const std::string_view tag = lexicon_.heading(name);
  if (tag != "White" && tag != "Black") return std::nullopt;
  cells.erase(cells.begin());
  while (cells.back().empty()) cells.pop_back();
  return Row{line, std::move(cells), tag == "White"};
}

// The numbers that count up behind the first cell of the line; empty: it has others.
std::vector<Span> PlayerRows::numbers_in(Span line, char delimiter) const {
  if (line.empty()) return {};
  std::vector<Span> cells = all_cells_of(text_, line, delimiter);
  if (row_number(cells.front().in(text_)) == 0) cells.erase(cells.begin());
  while (!cells.empty() && cells.back().empty()) cells.pop_back();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::uint32_t number = row_number(cells[i].in(text_));
    if (number == 0 || (i > 0 && number != row_number(cells[i - 1].in(text_)) + 1)) return {};
  }
  return cells;
}

void PlayerRows::lay_out(Span numbers_line, const std::vector<Span>& numbers, const Row& first,
                         const Row& second) {
  const Row& whites = first.is_white ? first : second;
  const Row& blacks = first.is_white ? second : first;
  const std::size_t pairs = std::max(whites.cells.size(), blacks.cells.size());
  const bool numbered = numbers.size() >= pairs;
  std::vector<TableCell>& out = cut_[numbered ? numbers_line.begin : first.line.begin];
  cut_[first.line.begin];
  cut_[second.line.begin];
  const auto add = [&](const Row& row, std::size_t at, bool is_last) {
    if (at < row.cells.size() && !row.cells[at].empty())
      out.push_back({.span = row.cells[at]});
    else if (!is_last)
      out.push_back(
          {.span = place_of_empty(text_, row.line,
                                  at < row.cells.size() ? row.cells[at].begin : row.line.end),
           .is_hole = true});
  };
  for (std::size_t i = 0; i < pairs; ++i) {
    if (numbered) out.push_back({.span = numbers[i]});
    add(whites, i, false);
    add(blacks, i, i + 1 == pairs);
  }
}

std::span<const TableCell> PlayerRows::cut(Span line) const {
  const auto found = cut_.find(line.begin);
  return found == cut_.end() ? std::span<const TableCell>() : found->second;
}

}  // namespace planilla
