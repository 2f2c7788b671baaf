// Rows are found by their first number, columns by the second.
#include "game/layout/columns.h"

#include <algorithm>
#include <cstdint>

#include "game/spelling/move_number.h"

namespace planilla {

namespace {

struct Row {
  std::size_t begin = 0, end = 0;      // tokens
  std::vector<std::size_t> columns;    // where each begins
  std::vector<std::uint32_t> numbers;  // the move number of each
};

bool is_number(std::string_view text, const Token& token) {
  return token.kind == TokenKind::move_number && parse_move_number(token.in(text)).has_digits;
}

// The line of tokens from `begin`, if it starts with a move number.
Row read_row(std::string_view text, const std::vector<Token>& tokens, std::size_t begin) {
  Row row{begin, begin, {}, {}};
  if (!is_number(text, tokens[begin])) return row;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens[begin].begin()), text.size());
  std::size_t i = begin;
  std::uint32_t last = 0;
  for (; i < tokens.size() && tokens[i].begin() < line_end; ++i) {
    const bool is_glued = i > begin && tokens[i].begin() == tokens[i - 1].end();  // the 6 of "C?6"
    if (!is_number(text, tokens[i]) || is_glued) continue;
    const std::uint32_t value = parse_move_number(tokens[i].in(text)).value;
    const bool next = !row.numbers.empty() && value <= last + 1;
    last = value;
    if (next) continue;
    row.columns.push_back(i);
    row.numbers.push_back(value);
  }
  row.end = i;
  return row;
}

// Does `row` go on below `rows`? In the last ones columns may be missing on the right.
bool goes_on(const std::vector<Row>& rows, const Row& row) {
  const Row& first = rows.front();
  if (row.columns.empty() || row.columns.size() > rows.back().columns.size()) return false;
  for (std::size_t i = 0; i < row.numbers.size(); ++i)
    if (row.numbers[i] != first.numbers[i] + rows.size()) return false;
  return true;
}

// Rows from `begin` that belong together; fewer than three prove nothing, nor do columns of which
// one does not begin where the one before it ends.
std::vector<Row> read_block(std::string_view text, const std::vector<Token>& tokens,
                            std::size_t begin) {
  std::vector<Row> rows;
  while (begin < tokens.size()) {
    Row row = read_row(text, tokens, begin);
    if (rows.empty() ? row.columns.size() < 2 : !goes_on(rows, row)) break;
    begin = row.end;
    rows.push_back(std::move(row));
  }
  if (rows.size() < 3) return {};
  for (std::size_t i = 1; i < rows.front().columns.size(); ++i) {
    const auto has_column = [&](const Row& row) { return row.columns.size() >= i; };
    const auto above = std::count_if(rows.begin(), rows.end(), has_column);
    if (rows.front().numbers[i] != rows.front().numbers[i - 1] + static_cast<std::uint32_t>(above))
      return {};
  }
  return rows;
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
    for (std::size_t column = 0; column < rows.front().columns.size(); ++column)
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
    ordered.insert(ordered.end(), results.begin(), results.end());
    std::copy(ordered.begin(), ordered.end(), tokens.begin() + static_cast<std::ptrdiff_t>(i));
    i = rows.back().end - 1;
  }
}

}  // namespace planilla
