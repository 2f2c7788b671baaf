// Rows are found by their first number, columns by the second.
#include "game/layout/columns.h"

#include <algorithm>
#include <cstdint>

#include "game/spelling/move_number.h"

namespace planilla {

namespace {

struct Row {
  std::size_t begin = 0, second = 0, end = 0;  // tokens; second == end: only one column
  std::uint32_t left = 0, right = 0;           // move numbers
};

bool is_number(std::string_view text, const Token& token) {
  return token.kind == TokenKind::move_number && parse_move_number(token.in(text)).has_digits;
}

// The line of tokens from `begin`, if it starts with a move number.
Row read_row(std::string_view text, const std::vector<Token>& tokens, std::size_t begin) {
  Row row{begin, 0, begin, 0, 0};
  if (!is_number(text, tokens[begin])) return row;
  row.left = parse_move_number(tokens[begin].in(text)).value;
  const std::size_t line_end =
      std::min(text.find_first_of("\r\n", tokens[begin].begin()), text.size());
  std::size_t i = begin;
  for (; i < tokens.size() && tokens[i].begin() < line_end; ++i) {
    if (i == begin || row.second != 0 || !is_number(text, tokens[i])) continue;
    const std::uint32_t value = parse_move_number(tokens[i].in(text)).value;
    if (value > row.left + 1) {
      row.second = i;
      row.right = value;
    }
  }
  row.end = i;
  if (row.second == 0) row.second = i;
  return row;
}

// Rows from `begin` that belong together; fewer than three prove nothing.
std::vector<Row> read_block(std::string_view text, const std::vector<Token>& tokens,
                            std::size_t begin) {
  std::vector<Row> rows;
  while (begin < tokens.size()) {
    const Row row = read_row(text, tokens, begin);
    if (row.end == begin) break;
    if (!rows.empty()) {
      if (row.left != rows.back().left + 1) break;
      if (row.right != 0 && row.right - row.left != rows.front().right - rows.front().left) break;
    } else if (row.right == 0) {
      break;
    }
    rows.push_back(row);
    begin = row.end;
  }
  if (rows.size() < 3 || rows.front().right != rows.back().left + 1) rows.clear();
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
    std::vector<Token> ordered;
    for (const Row& row : rows)
      ordered.insert(ordered.end(), tokens.begin() + row.begin, tokens.begin() + row.second);
    for (const Row& row : rows)
      ordered.insert(ordered.end(), tokens.begin() + row.second, tokens.begin() + row.end);
    std::copy(ordered.begin(), ordered.end(), tokens.begin() + static_cast<std::ptrdiff_t>(i));
    i = rows.back().end - 1;
  }
}

}  // namespace planilla
