// Cells are counted by columns.
#include "game/tables/bare_columns.h"

#include <algorithm>
#include <array>

#include "board/square_in_text.h"
#include "game/cells/shape.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_bare_rows = 3, most_columns = 8, longest_line = 120;

using Cells = std::vector<std::string_view>;

// The first lines that the delimiter parts; blank lines and rulings between them are none.
std::vector<Cells> rows_at(std::string_view text, Span range, char delimiter) {
  std::vector<Cells> rows;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    const Span line = line_at(text, begin);
    begin = line.end + 1;
    const std::string_view words = without_blanks(text, line).in(text);
    if (words.empty() || rules_off_rows(words)) continue;
    if (line.size() > longest_line || line.in(text).find(delimiter) == std::string_view::npos)
      break;
    Cells& cells = rows.emplace_back();
    for (const Span cell : all_cells_of(text, line, delimiter)) cells.push_back(cell.in(text));
    if (cells.size() > most_columns) return {};
  }
  return rows;
}

bool is_move(std::string_view cell) {
  while (!cell.empty() && (cell.back() == '!' || cell.back() == '?')) cell.remove_suffix(1);
  return shape_of(cell) != MoveShape::none && row_number(cell) == 0;
}

// "1. Cf3", "1) Cf3", "1.Cf3": a number and a half-move in one cell.
bool is_numbered_move(std::string_view cell) {
  const std::size_t digits = cell.find_first_not_of("0123456789");
  if (digits == 0 || digits == std::string_view::npos) return false;
  const std::size_t word = cell.find_first_not_of(".):-/ \t", digits);
  return word != std::string_view::npos && word > digits && is_move(cell.substr(word));
}

bool holds_move(std::string_view text, Span line, char delimiter) {
  if (line.size() > longest_line || line.in(text).find(delimiter) == std::string_view::npos)
    return false;
  const std::vector<Span> cells = all_cells_of(text, line, delimiter);
  return std::any_of(cells.begin(), cells.end(), [&](Span cell) { return is_move(cell.in(text)); });
}

// Is the line at `begin` a row, and the one above it none? A table is looked at from its top.
bool begins_table(std::string_view text, std::uint32_t begin, char delimiter) {
  if (!holds_move(text, line_at(text, begin), delimiter)) return false;
  if (begin == 0) return true;
  const std::size_t above = begin == 1 ? std::string_view::npos : text.rfind('\n', begin - 2);
  return !holds_move(text, line_at(text, above + 1), delimiter);
}

struct Counts {
  std::size_t moves = 0, numbers = 0, others = 0;
};

// Is a cell of a player empty, or a row without its number, so that where a word stands in its line
// does not tell its column; or do notes stand beside the moves?
bool needs_columns(const std::vector<Cells>& rows, const std::vector<TableColumn>& columns,
                   bool numbered) {
  const auto has = [&](const Cells& row, TableColumn wanted) {
    for (std::size_t i = 0; i < row.size() && i < columns.size(); ++i)
      if (columns[i] == wanted && !row[i].empty()) return true;
    return false;
  };
  for (const Cells& row : rows) {
    const bool white = has(row, TableColumn::white), black = has(row, TableColumn::black);
    if (has(row, TableColumn::note)) return true;
    if (numbered ? (white || black) && !has(row, TableColumn::number) : white != black) return true;
  }
  return false;
}

}  // namespace

bool may_be_half_move(std::string_view cell) {
  while (!cell.empty() && (cell.back() == '!' || cell.back() == '?')) cell.remove_suffix(1);
  constexpr std::size_t longest = 12;  // bytes
  return shape_of(cell) != MoveShape::none || is_masked_move(cell) ||
         (cell.size() <= longest && holds_square(cell));
}

std::vector<TableColumn> bare_columns(std::string_view text, Span range, char delimiter) {
  if (!begins_table(text, range.begin, delimiter)) return {};
  const std::vector<Cells> rows = rows_at(text, range, delimiter);
  if (rows.size() < fewest_bare_rows) return {};
  std::array<Counts, most_columns> counts{};
  for (const Cells& row : rows)
    for (std::size_t i = 0; i < row.size(); ++i) {
      if (row[i].empty()) continue;
      if (is_numbered_move(row[i])) return {};  // words in a line, of which the blanks are wide
      ++(is_move(row[i])           ? counts[i].moves
         : row_number(row[i]) != 0 ? counts[i].numbers
                                   : counts[i].others);
    }
  std::vector<TableColumn> out;
  std::size_t players = 0;
  bool numbered = false;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const auto& [moves, numbers, others] = counts[i];
    if (moves + numbers + others == 0) {
      out.push_back(TableColumn::note);
      continue;
    }
    if (moves >= 2 && moves > 4 * numbers && moves * 2 > others * 3) {
      out.push_back(players++ == 0 ? TableColumn::white : TableColumn::black);
    } else {
      numbered |= players == 0 && numbers >= 2 && others * 3 < numbers;
      if (moves > 0) return {};
      out.push_back(players == 0 && numbers > others ? TableColumn::number : TableColumn::note);
    }
  }
  while (!out.empty() && counts[out.size() - 1].moves + counts[out.size() - 1].numbers +
                                 counts[out.size() - 1].others ==
                             0)
    out.pop_back();
  const bool pair = players == 2;
  return pair && needs_columns(rows, out, numbered) ? out : std::vector<TableColumn>();
}

}  // namespace planilla
