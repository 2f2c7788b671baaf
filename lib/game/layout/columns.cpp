// Rows are found by their first number, columns by the second.
#include "game/layout/columns.h"

#include <algorithm>
#include <cstdint>

#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

struct Row {
  std::size_t begin = 0, end = 0;      // tokens
  std::vector<std::size_t> columns;    // where each begins
  std::vector<std::uint32_t> numbers;  // the move number of each
  std::vector<int> places;             // of each in its line, in characters
};

bool is_number(std::string_view text, const Token& token) {
  return token.kind == TokenKind::move_number && parse_move_number(token.in(text)).has_digits;
}

int width_of(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  }));
}

// "9." stands one character behind "10.".
bool is_below(int place, const std::vector<int>& above) {
  return std::any_of(above.begin(), above.end(),
                     [place](int one) { return place - one <= 1 && one - place <= 1; });
}

// Does the number that a line begins with stand in it again, with no dots of Black's: two games
// side by side?
enum class Again : std::uint8_t { no, yes };

// The line of tokens from `begin`, if it starts with a move number. A number below one of the
// columns `above` begins a column, whatever it is.
Row read_row(std::string_view text, const std::vector<Token>& tokens, std::size_t begin,
             const std::vector<int>& above = {}, Again again = Again::no) {
  Row row{begin, begin, {}, {}, {}};
  if (!is_number(text, tokens[begin])) return row;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens[begin].begin()), text.size());
  std::size_t measured = text.find_last_of("\r\n", tokens[begin].begin()) + 1;  // or 0
  int place = 0;
  std::size_t i = begin;
  std::uint32_t last = 0;
  for (; i < tokens.size() && tokens[i].begin() < line_end; ++i) {
    const bool is_glued = i > begin && tokens[i].begin() == tokens[i - 1].end();  // the 6 of "C?6"
    if (!is_number(text, tokens[i]) || is_glued) continue;
    const MoveNumber number = parse_move_number(tokens[i].in(text));
    const std::uint32_t value = number.value;
    place += width_of(text.substr(measured, tokens[i].begin() - measured));
    measured = tokens[i].begin();
    const bool is_again = again == Again::yes && number.dots < 2 && !row.numbers.empty() &&
                          value == row.numbers.front();
    const bool next =
        above.empty() ? !row.numbers.empty() && value <= last + 1 : !is_below(place, above);
    last = value;
    if (next && !is_again) continue;
    row.columns.push_back(i);
    row.numbers.push_back(value);
    row.places.push_back(place);
  }
  row.end = i;
  return row;
}

// How many numbers of `row` are not those that follow the ones above it; -1: it does not go on
// below `rows`, for none of them is. In the last rows columns may be missing on the right.
int odd_numbers(const std::vector<Row>& rows, const Row& row) {
  const Row& above = rows.back();
  if (row.columns.empty() || row.columns.size() > above.columns.size()) return -1;
  int odd = 0;
  for (std::size_t i = 0; i < row.numbers.size(); ++i)
    odd += row.numbers[i] != above.numbers[i] + 1;
  return odd < static_cast<int>(row.numbers.size()) ? odd : -1;
}

// Does each column begin where the one before it ends?
bool are_columns(const std::vector<Row>& rows) {
  for (std::size_t i = 1; i < rows.front().columns.size(); ++i) {
    std::uint32_t last = 0;
    for (const Row& row : rows)
      if (row.columns.size() >= i) last = row.numbers[i - 1];
    if (rows.front().numbers[i] != last + 1) return false;
  }
  return true;
}

// Has each column a pair in each row, but for the last of that column?
bool are_pairs(std::string_view text, const std::vector<Token>& tokens,
               const std::vector<Row>& rows) {
  constexpr int pair = 2;
  for (std::size_t r = 0; r < rows.size(); ++r)
    for (std::size_t i = 0; i < rows[r].columns.size(); ++i) {
      const std::size_t end = i + 1 < rows[r].columns.size() ? rows[r].columns[i + 1] : rows[r].end;
      int words = 0, moves = 0;
      for (std::size_t at = rows[r].columns[i] + 1; at < end; ++at) {
        words += tokens[at].kind == TokenKind::word;
        moves += looks_like_move(text, tokens[at]);
      }
      const bool ends = r + 1 == rows.size() || rows[r + 1].columns.size() <= i;
      if (words > pair || moves == 0 || (words < pair && !ends)) return false;
    }
  return true;
}

// Does each column begin behind the one before it, or stand in two rows at least?
bool are_apart(const std::vector<Row>& rows) {
  for (std::size_t i = 1; i < rows.front().columns.size(); ++i) {
    std::uint32_t last = 0;
    for (const Row& row : rows)
      if (row.columns.size() >= i) last = row.numbers[i - 1];
    if (rows.front().numbers[i] <= last && rows[1].columns.size() <= i) return false;
  }
  return true;
}

// Rows from `begin` of which each column is numbered on, wherever it begins: a row that was lost
// where two columns meet, or two games. Read across their numbers would go back in each line.
std::vector<Row> rows_numbered_down(std::string_view text, const std::vector<Token>& tokens,
                                    std::size_t begin, Again again) {
  constexpr std::size_t fewest = 2;
  std::vector<Row> rows;
  while (begin < tokens.size()) {
    Row row = read_row(text, tokens, begin, {}, again);
    if (rows.empty() ? row.columns.size() < 2 : odd_numbers(rows, row) != 0) break;
    const bool is_short = !rows.empty() && row.columns.size() < rows.back().columns.size();
    if (is_short && !is_below(row.places.front(), {rows.back().places.front()})) break;
    begin = row.end;
    rows.push_back(std::move(row));
  }
  const bool are_read_down =
      rows.size() >= fewest && are_apart(rows) && are_pairs(text, tokens, rows);
  return are_read_down ? rows : std::vector<Row>();
}

// Rows from `begin` that belong together; fewer than three prove nothing, nor do columns of which
// one does not begin where the one before it ends. A number that was miswritten breaks a column
// twice: so often it is allowed for where the numbers stand below each other.
std::vector<Row> rows_of_block(std::string_view text, const std::vector<Token>& tokens,
                               std::size_t begin, int most_odd) {
  constexpr std::size_t fewest = 3, rows_for_one = 2;
  std::vector<Row> rows;
  int odd = 0;
  while (begin < tokens.size()) {
    Row row = read_row(text, tokens, begin);
    if (!rows.empty() && most_odd > 0 && odd_numbers(rows, row) != 0) {
      Row below = read_row(text, tokens, begin, rows.front().places);
      if (odd_numbers(rows, below) >= 0) row = std::move(below);
    }
    const int more = rows.empty() ? 0 : odd_numbers(rows, row);
    if (rows.empty() ? row.columns.size() < 2 : more < 0 || odd + more > most_odd) break;
    odd += more;
    begin = row.end;
    rows.push_back(std::move(row));
  }
  if (rows.size() < fewest + static_cast<std::size_t>(odd) * rows_for_one || !are_columns(rows))
    return {};
  return rows;
}

std::vector<Row> read_block(std::string_view text, const std::vector<Token>& tokens,
                            std::size_t begin) {
  constexpr int most_odd = 2;
  std::vector<Row> rows = rows_of_block(text, tokens, begin, most_odd);
  if (rows.empty()) rows = rows_of_block(text, tokens, begin, 0);
  if (rows.empty()) rows = rows_numbered_down(text, tokens, begin, Again::no);
  return rows.empty() ? rows_numbered_down(text, tokens, begin, Again::yes) : rows;
}

// The results below games side by side, one for each column; else 0.
std::size_t results_below(std::string_view text, const std::vector<Token>& tokens,
                          const std::vector<Row>& rows) {
  const std::vector<std::uint32_t>& numbers = rows.front().numbers;
  const std::size_t begin = rows.back().end;
  if (!std::all_of(numbers.begin(), numbers.end(), [&](auto one) { return one == numbers[0]; }))
    return 0;
  std::size_t end = begin;
  while (end < tokens.size() && tokens[end].kind == TokenKind::result &&
         (end == begin || line_ends_before(text, tokens, end) == 0))
    ++end;
  return end - begin == numbers.size() ? end - begin : 0;
}

}  // namespace

void put_columns_in_order(std::string_view text, std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!is_number(text, tokens[i])) continue;
    const std::vector<Row> rows = read_block(text, tokens, i);
    if (rows.empty()) {
      const Row row = read_row(text, tokens, i);
      i = std::max(i, row.end - 1);
      continue;
    }
    std::vector<Token> ordered, results;  // those stand where a column is missing: behind all moves
    const std::size_t below = results_below(text, tokens, rows);
    for (std::size_t column = 0; column < rows.front().columns.size(); ++column) {
      for (const Row& row : rows) {
        if (row.columns.size() <= column) continue;
        std::size_t end = column + 1 < row.columns.size() ? row.columns[column + 1] : row.end;
        const bool is_short =
            column + 1 == row.columns.size() && column + 1 < rows.front().columns.size();
        if (is_short && end > row.columns[column] + 1 && tokens[end - 1].kind == TokenKind::result)
          results.push_back(tokens[--end]);
        ordered.insert(ordered.end(),
                       tokens.begin() + static_cast<std::ptrdiff_t>(row.columns[column]),
                       tokens.begin() + static_cast<std::ptrdiff_t>(end));
      }
      if (below > 0) ordered.push_back(tokens[rows.back().end + column]);
    }
    ordered.insert(ordered.end(), results.begin(), results.end());
    std::copy(ordered.begin(), ordered.end(), tokens.begin() + static_cast<std::ptrdiff_t>(i));
    i = rows.back().end + below - 1;
  }
}

}  // namespace planilla
