// Rows are found by their numbers; then what the empty cells are is said.
#include "game/tables/move_rows.h"

#include <algorithm>
#include <array>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/tables/cells.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_rows = 3, group = 3;  // number, White's half-move, Black's

bool is_move_cell(std::string_view cell) {
  constexpr std::size_t longest = 12;  // bytes
  const bool castles = cell.size() >= group && (cell[0] == '0' || cell[0] == 'O') && cell[1] == '-';
  return cell.size() <= longest && (castles || holds_square(cell));
}

// "3 | Ab5 | a6 || 8 | c3": what stands between two groups is no cell.
void drop_gaps(std::string_view text, std::vector<Span>& cells) {
  for (std::size_t i = group; i + 1 < cells.size(); i += group)
    if (cells[i].empty() && row_number(cells[i + 1].in(text)) != 0)
      cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(i));
}

// The cells of a row are one group or several: each begins with a number, or is empty.
bool is_in_groups(std::string_view text, const std::vector<Span>& cells) {
  bool has_number = false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i % group == 0) has_number = row_number(cells[i].in(text)) != 0;
    if (!has_number && !cells[i].empty()) return false;
  }
  return true;
}

// Words alone, as many cells as the rows have.
bool names_columns(std::string_view text, const std::vector<Span>& cells) {
  const auto has_words = [&](Span cell) {
    return !cell.empty() && row_number(cell.in(text)) == 0 && !is_move_cell(cell.in(text));
  };
  return cells.size() >= group && has_words(cells[1]) && has_words(cells[2]) &&
         std::none_of(cells.begin(), cells.end(), [&](Span cell) {
           return row_number(cell.in(text)) != 0 || is_move_cell(cell.in(text));
         });
}

}  // namespace

MoveRows::MoveRows(std::string_view text, Span range) {
  constexpr std::array<char, 4> delimiters = {'|', '\t', ';', ','};
  for (const char delimiter : delimiters) find_rows(text, range, delimiter);
}

// Blocks of rows that are numbered on; blank lines and rulings may stand between them.
void MoveRows::find_rows(std::string_view text, Span range, char delimiter) {
  if (range.in(text).find(delimiter) == std::string_view::npos) return;
  std::vector<Row> rows;
  for (std::size_t begin = range.begin; begin < range.end;) {
    const Span line = line_at(text, begin);
    begin = line.end + 1;
    const std::string_view words = without_blanks(text, line).in(text);
    if (words.empty() || rules_off_rows(words)) continue;
    Row row{line, {}, 0};
    if (ascii::is_digit(words[0]) || words[0] == delimiter || words[0] == '"')
      row.cells = cells_of(text, line, delimiter);
    if (row.cells.size() + 1 == group && words.back() == delimiter && words[0] != delimiter)
      row.cells.push_back({line.end, line.end});  // "1|e4|": the last one is empty
    drop_gaps(text, row.cells);
    if (row.cells.size() > 1 && is_in_groups(text, row.cells))
      row.number = row_number(row.cells[0].in(text));
    if (row.number == 0 || (!rows.empty() && row.number != rows.back().number + 1)) {
      take(text, range, delimiter, rows);
      rows.clear();
    }
    if (row.number != 0) rows.push_back(std::move(row));
  }
  take(text, range, delimiter, rows);
}

// "1;;e5", "2;;Sc6": one column holds half-moves, and the other nothing.
bool MoveRows::is_of_one_player(std::string_view text, std::span<const Row> rows) {
  constexpr std::size_t fewest_from_one = 2;
  if (rows.empty()) return false;
  if (rows.size() < (rows[0].number == 1 ? fewest_from_one : fewest_rows)) return false;
  const std::size_t column = rows[0].cells.size() == group && rows[0].cells[1].empty() ? 2 : 1;
  return std::all_of(rows.begin(), rows.end(), [&](const Row& row) {
    return row.cells.size() == group && row.cells[group - column].empty() &&
           is_move_cell(row.cells[column].in(text));
  });
}

void MoveRows::take(std::string_view text, Span range, char delimiter,
                    const std::vector<Row>& rows) {
  const auto full =
      static_cast<std::size_t>(std::count_if(rows.begin(), rows.end(), [&](const Row& row) {
        return row.cells.size() >= group && is_move_cell(row.cells[1].in(text)) &&
               is_move_cell(row.cells[2].in(text));
      }));
  const auto last = std::find_if(rows.rbegin(), rows.rend(), [&](const Row& row) {
    return std::any_of(row.cells.begin() + 1, row.cells.end(),
                       [&](Span cell) { return is_move_cell(cell.in(text)); });
  });
  const auto used =
      static_cast<std::size_t>(rows.rend() - last);  // those of the form below are not
  const bool is_table = full >= fewest_rows && full * 2 >= used;
  if (!is_table && !is_of_one_player(text, {rows.data(), used})) return;
  find_head(text, range, delimiter, rows.front());
  fill(text, rows);
}

void MoveRows::find_head(std::string_view text, Span range, char delimiter, const Row& first) {
  if (first.number != 1 || first.line.begin <= range.begin) return;
  const auto line_before = [&](std::uint32_t begin) {
    const std::size_t end = begin - 1;
    const std::size_t before = end == 0 ? std::string_view::npos : text.rfind('\n', end - 1);
    return line_at(text, before == std::string_view::npos ? 0 : before + 1);
  };
  Span line = line_before(first.line.begin);
  if (rules_off_rows(without_blanks(text, line).in(text)) && line.begin > range.begin)
    line = line_before(line.begin);
  const std::vector<Span> cells = cells_of(text, line, delimiter);
  if (line.begin >= range.begin && names_columns(text, cells))
    heads_.emplace(line.begin, with_quotes(text, {cells.front().begin, cells.back().end}));
}

void MoveRows::fill(std::string_view text, const std::vector<Row>& rows) {
  // Of the last half-move that is written, by number and side.
  std::uint32_t last = 0;
  const auto half_move = [&](const Row& row, std::size_t cell) {
    const std::uint32_t number = row_number(row.cells[cell - cell % group].in(text));
    return number == 0 ? 0 : 2 * number + static_cast<std::uint32_t>(cell % group) - 1;
  };
  for (const Row& row : rows)
    for (std::size_t i = 0; i < row.cells.size(); ++i)
      if (i % group != 0 && is_move_cell(row.cells[i].in(text)))
        last = std::max(last, half_move(row, i));
  for (const Row& row : rows) {
    std::vector<Cell> cells;
    const std::size_t groups = (row.cells.size() + group - 1) / group;
    for (std::size_t i = 0; i < groups * group; ++i) {
      const bool is_there = i < row.cells.size();
      if (is_there && !row.cells[i].empty()) {
        cells.push_back({.span = row.cells[i]});
        continue;
      }
      if (i % group == 0) break;  // no number: an empty group, or the last
      const std::uint32_t due =
          2 * row_number(row.cells[i - i % group].in(text)) + static_cast<std::uint32_t>(i % group);
      if (due - 1 >= last) continue;
      cells.push_back(
          {.span = place_of_empty(text, row.line, is_there ? row.cells[i].begin : row.line.end),
           .is_hole = true});
    }
    cut_.emplace(row.line.begin, std::move(cells));
  }
}

Span MoveRows::head_at(std::uint32_t begin) const {
  const auto found = heads_.find(begin);
  return found == heads_.end() ? Span{} : found->second;
}

std::span<const MoveRows::Cell> MoveRows::cut(Span line) const {
  const auto found = cut_.find(line.begin);
  return found == cut_.end() ? std::span<const Cell>() : found->second;
}

}  // namespace planilla
