// The numbers of rows are gathered; then two runs of tokens change places.
#include "game/tables/page_order.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

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

struct RepeatedRow {
  std::size_t at = 0;   // its number
  std::size_t end = 0;  // behind its last word
  MoveNumber number;
  std::vector<std::string_view> words;
};

std::vector<RepeatedRow> rows_with_words(std::string_view text, const std::vector<Token>& tokens) {
  std::vector<RepeatedRow> out;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind == TokenKind::move_number) {
      const MoveNumber number = parse_move_number(tokens[i].in(text));
      if (number.has_digits) out.push_back({i, i + 1, number, {}});
    } else if (!out.empty() && tokens[i].kind == TokenKind::word) {
      out.back().words.push_back(tokens[i].in(text));
      out.back().end = i + 1;
    }
  }
  return out;
}

bool are_same(const RepeatedRow& a, const RepeatedRow& b) {
  return a.number.value == b.number.value && a.number.dots == b.number.dots && !a.words.empty() &&
         a.words == b.words;
}

// How many rows from rows[first] on are those right before it; 0: they are not.
std::size_t repeated_from(const std::vector<RepeatedRow>& rows, std::size_t first) {
  constexpr std::size_t fewest = 2;  // one row may stand in the place of another
  const std::uint32_t above = rows[first - 1].number.value, begin = rows[first].number.value;
  if (begin <= 1 || begin > above) return 0;  // from the first on: another game
  const std::size_t count = above - begin + 1;
  if (count < fewest || count > first || first + count > rows.size()) return 0;
  for (std::size_t i = 0; i < count; ++i)
    if (!are_same(rows[first - count + i], rows[first + i])) return 0;
  const bool goes_on =
      first + count == rows.size() || rows[first + count].number.value == above + 1;
  return goes_on ? count : 0;
}

}  // namespace

void drop_repeated_rows(std::string_view text, std::vector<Token>& tokens) {
  std::vector<RepeatedRow> rows = rows_with_words(text, tokens);
  for (std::size_t i = rows.size(); i-- > 1;) {
    const std::size_t count = repeated_from(rows, i);
    if (count == 0 || line_ends_before(text, tokens, rows[i].at) == 0) continue;
    const std::size_t begin = rows[i - count].at, end = rows[i - 1].end;
    tokens[begin] = {{tokens[begin].begin(), tokens[end - 1].end()}, TokenKind::passage, 0};
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(begin + 1),
                 tokens.begin() + static_cast<std::ptrdiff_t>(end));
    rows = rows_with_words(text, tokens);
    i = std::min(i - count + 1, rows.size());
  }
}

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

namespace {

struct WholeRow {
  std::size_t begin = 0, end = 0;  // tokens
  std::uint32_t number = 0;
  int moves = 0;
};

constexpr int both_moves = 2;

// Up to the next heading; none where a row does not begin a line, or lacks both half-moves.
std::vector<WholeRow> whole_rows(std::string_view text, const std::vector<Token>& tokens,
                                 std::size_t from) {
  std::vector<WholeRow> out;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::tag || kind == TokenKind::boundary) break;
    if (kind == TokenKind::open) return {};
    if (kind == TokenKind::move_number) {
      const MoveNumber number = parse_move_number(tokens[i].in(text));
      const bool begins_line = i == 0 || line_ends_before(text, tokens, i) > 0;
      const bool is_empty = !out.empty() && out.back().moves == 0;
      if (!number.has_digits || number.dots > 1 || !begins_line || is_empty) return {};
      out.push_back({i, i + 1, number.value});
    } else if (looks_like_move(text, tokens[i]) && !out.empty()) {
      if (out.back().end != i) return {};
      out.back().end = i + 1;
      if (++out.back().moves > both_moves) return {};
    }
  }
  return out;
}

// How many of the rows stand elsewhere than their numbers say, at the least.
std::size_t count_moved(const std::vector<WholeRow>& rows) {
  std::vector<std::uint32_t> tails;  // of runs that rise, by their length
  for (const WholeRow& row : rows) {
    const auto at = std::lower_bound(tails.begin(), tails.end(), row.number);
    if (at == tails.end())
      tails.push_back(row.number);
    else
      *at = row.number;
  }
  return rows.size() - tails.size();
}

}  // namespace

RowsByNumber rows_by_number(std::string_view text, const std::vector<Token>& tokens,
                            std::size_t from) {
  constexpr std::size_t fewest = 6, most_moved = 2;
  const std::vector<WholeRow> rows = whole_rows(text, tokens, from);
  if (rows.size() < fewest) return {};
  std::vector<WholeRow> ordered = rows;
  std::stable_sort(ordered.begin(), ordered.end(),
                   [](const WholeRow& a, const WholeRow& b) { return a.number < b.number; });
  for (std::size_t i = 0; i < ordered.size(); ++i) {
    const bool is_last = i + 1 == ordered.size();  // with which White may have ended the game
    if (ordered[i].number != i + 1 || (ordered[i].moves != both_moves && !is_last)) return {};
  }
  const std::size_t moved = count_moved(rows);
  if (moved == 0 || moved > most_moved) return {};
  RowsByNumber out;
  const auto place = [&](std::size_t at) {
    return tokens.begin() + static_cast<std::ptrdiff_t>(at);
  };
  out.tokens.assign(tokens.begin(), place(rows.front().begin));
  for (const WholeRow& row : ordered)
    out.tokens.insert(out.tokens.end(), place(row.begin), place(row.end));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::size_t next = i + 1 < rows.size() ? rows[i + 1].begin : tokens.size();
    out.tokens.insert(out.tokens.end(), place(rows[i].end), place(next));
    if (i > 0 && rows[i].number < rows[i - 1].number) out.moved.push_back(rows[i].begin);
  }
  return out;
}

}  // namespace planilla
