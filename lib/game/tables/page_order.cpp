// The numbers of rows are gathered; then two runs of tokens change places.
#include "game/tables/page_order.h"

#include <algorithm>
#include <cstddef>

#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

struct NumberedRow {
  std::size_t at = 0;  // token
  MoveNumber number;
};

// None where brackets, tags or comments stand between: such a text is no bare sheet.
std::vector<NumberedRow> numbered_rows(std::string_view text, const std::vector<Token>& tokens) {
  std::vector<NumberedRow> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::open || kind == TokenKind::boundary ||
        (kind == TokenKind::tag && !out.empty()))
      return {};
    if (kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens[i].in(text));
    if (number.has_digits) out.push_back({i, number});
  }
  return out;
}

// Does each number follow the one before it?
bool count_on(const std::vector<NumberedRow>& rows, std::size_t from, std::size_t to) {
  for (std::size_t i = from + 1; i < to; ++i) {
    const MoveNumber& before = rows[i - 1].number;
    const MoveNumber& number = rows[i].number;
    const bool is_blacks = number.value == before.value && number.dots > 1 && before.dots <= 1;
    if (number.value != before.value + 1 && !is_blacks) return false;
  }
  return true;
}

// With the words of the page above it.
std::size_t begin_of_page(const std::vector<Token>& tokens, std::size_t number) {
  return number > 0 && tokens[number - 1].kind == TokenKind::passage ? number - 1 : number;
}

}  // namespace

void put_pages_in_order(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest_rows = 3;  // of a page
  const std::vector<NumberedRow> rows = numbered_rows(text, tokens);
  if (rows.size() < 2 * fewest_rows || rows.front().number.value <= fewest_rows) return;
  const auto first_page = std::find_if(rows.begin(), rows.end(), [](const NumberedRow& row) {
    return row.number.value == 1 && row.number.dots <= 1;
  });
  const auto split = static_cast<std::size_t>(first_page - rows.begin());
  if (split < fewest_rows || split + fewest_rows > rows.size() ||
      line_ends_before(text, tokens, rows[split].at) == 0 || !count_on(rows, 0, split) ||
      !count_on(rows, split, rows.size()))
    return;
  const MoveNumber& above = rows.front().number;
  const std::uint32_t last = rows.back().number.value;
  if (last != above.value - (above.dots > 1 ? 0 : 1)) return;
  std::size_t end = tokens.size();
  while (end > rows.back().at && tokens[end - 1].kind == TokenKind::result) --end;
  const auto at = [&](std::size_t i) { return tokens.begin() + static_cast<std::ptrdiff_t>(i); };
  std::rotate(at(begin_of_page(tokens, rows.front().at)), at(begin_of_page(tokens, rows[split].at)),
              at(end));
}

}  // namespace planilla
