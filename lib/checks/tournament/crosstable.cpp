// Rows of a table: number, name, one cell for each row.
#include "checks/tournament/crosstable.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t most_rows = 60;
constexpr std::string_view half = "\u00bd";

constexpr std::string_view blanks = " \t|\r{";

std::string_view first_word(std::string_view line) {
  line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
  return line.substr(0, line.find_first_of(blanks));
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> out;
  for (std::size_t at = line.find_first_not_of(blanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
    out.push_back(line.substr(at, end - at));
    at = line.find_first_not_of(blanks, end);
  }
  return out;
}

// The number at the front, "3", "3." or "3)"; 0 if there is none.
std::size_t rank_of(std::string_view word) {
  std::size_t value = 0, digits = 0;
  while (digits < word.size() && digits < 3 && word[digits] >= '0' && word[digits] <= '9')
    value = value * 10 + static_cast<std::size_t>(word[digits++] - '0');
  const std::string_view rest = word.substr(digits);
  return digits != 0 && (rest.empty() || rest == "." || rest == ")") ? value : 0;
}

// The cells that a word is made of; false if it is no word of cells.
bool add_cells(std::string_view word, std::vector<Cell>& cells) {
  std::vector<Cell> out;
  while (!word.empty()) {
    std::size_t size = 1;
    switch (word.front()) {
      case '1':
      case '+':
        out.push_back(Cell::win);
        break;
      case '0':
      case '-':
        out.push_back(Cell::loss);
        break;
      case '=':
        out.push_back(Cell::draw);
        break;
      case '*':
      case 'x':
      case 'X':
      case '#':
        out.push_back(Cell::self);
        break;
      case '?':
      case '.':
        out.push_back(Cell::unknown);
        break;
      default:
        if (!word.starts_with(half)) return false;
        out.push_back(Cell::draw);
        size = half.size();
    }
    word.remove_prefix(size);
  }
  cells.insert(cells.end(), out.begin(), out.end());
  return true;
}

std::optional<Crosstable::Row> row_of(const std::vector<std::string_view>& words) {
  Crosstable::Row row;
  for (std::size_t i = 1; i < words.size(); ++i) {
    if (add_cells(words[i], row.cells)) continue;
    if (!row.cells.empty()) break;  // the total, and what follows it
    if (!row.name.empty()) row.name += ' ';
    row.name += words[i];
  }
  if (row.name.empty() || row.cells.empty()) return std::nullopt;
  return row;
}

// Each row has its own cell where it must be, and it is the only one.
bool is_square(Crosstable& table) {
  const std::size_t size = table.rows.size();
  for (std::size_t i = 0; i < size; ++i) {
    std::vector<Cell>& cells = table.rows[i].cells;
    if (cells.size() < size || cells[i] != Cell::self) return false;
    cells.resize(size);  // a total such as "1½" looks like cells
    if (std::count(cells.begin(), cells.end(), Cell::self) != 1) return false;
  }
  return true;
}

}  // namespace

std::optional<Crosstable> parse_crosstable(std::string_view text) {
  constexpr std::size_t fewest_rows = 3;
  Crosstable table;
  while (!text.empty() && table.rows.size() < most_rows) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (rank_of(first_word(line)) != table.rows.size() + 1) continue;
    std::optional<Crosstable::Row> row = row_of(words_of(line));
    if (row) table.rows.push_back(std::move(*row));
  }
  if (table.rows.size() < fewest_rows || !is_square(table)) return std::nullopt;
  return table;
}

}  // namespace planilla
