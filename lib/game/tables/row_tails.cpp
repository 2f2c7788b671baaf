// Line by line: the moves of a row, and what its last tokens say.
#include "game/tables/row_tails.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/ascii.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_tails = 3;

// The tokens of a line that begins with a move, or with a number and a move.
struct Row {
  std::size_t first = 0;  // token
  std::size_t end = 0;    // one past the last
  std::size_t tail = 0;   // behind its last move
  bool has_number = false;
};

std::vector<Row> rows_of(std::string_view text, const std::vector<Token>& tokens) {
  std::vector<Row> out;
  for (std::size_t first = 0, end = 0; first < tokens.size(); first = end) {
    end = first + 1;
    while (end < tokens.size() && line_ends_before(text, tokens, end) == 0) ++end;
    const bool has_number = tokens[first].kind == TokenKind::move_number;
    const std::size_t move = first + (has_number ? 1 : 0);
    if (move >= end || !looks_like_move(text, tokens[move])) continue;
    Row row{first, end, move, has_number};
    while (row.tail < end && looks_like_move(text, tokens[row.tail])) ++row.tail;
    out.push_back(row);
  }
  return out;
}

// `(3)`, `[3]`, `3`, `3.`: the number in the text, without its brackets; empty: something else.
Span number_in(std::string_view text, Span tail) {
  constexpr std::uint32_t most_digits = 3;
  const auto is_one_of = [&](std::uint32_t at, std::string_view signs) {
    return signs.find(text[at]) != signs.npos;
  };
  if (tail.size() > 2 && is_one_of(tail.begin, "([") && is_one_of(tail.end - 1, ")]"))
    tail = {tail.begin + 1, tail.end - 1};
  else if (tail.size() > 1 && is_one_of(tail.end - 1, ".)"))
    --tail.end;
  const std::string_view digits = tail.in(text);
  const bool is_number = !digits.empty() && digits.size() <= most_digits &&
                         std::all_of(digits.begin(), digits.end(), ascii::is_digit);
  return is_number ? tail : Span{};
}

// The number becomes the first token of its row.
void put_numbers_first(std::string_view text, const std::vector<Row>& rows,
                       std::vector<Token>& tokens) {
  if (rows.size() < fewest_tails) return;
  std::vector<Span> numbers;
  for (const Row& row : rows) {
    if (row.has_number || row.tail == row.end) return;
    numbers.push_back(number_in(text, {tokens[row.tail].begin(), tokens[row.end - 1].end()}));
    if (numbers.back().empty() ||
        parse_move_number(numbers.back().in(text)).value != numbers.size())
      return;
  }
  std::vector<Token> out;
  std::size_t row = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (row < rows.size() && i == rows[row].tail) {
      i = rows[row++].end - 1;
      continue;
    }
    if (row < rows.size() && i == rows[row].first)
      out.push_back({numbers[row], TokenKind::move_number, 0});
    out.push_back(tokens[i]);
  }
  tokens = std::move(out);
}

// `87/90`, `1:27/1:30`; with `shortest` of one byte `13/6` too.
bool are_clocks(std::string_view word, std::size_t shortest) {
  constexpr std::size_t longest = 7;  // bytes of one: 1:27:05
  const std::size_t slash = word.find('/');
  if (slash == word.npos) return false;
  const auto is_clock = [&](std::string_view time) {
    return time.size() >= shortest && time.size() <= longest && ascii::is_digit(time.front()) &&
           ascii::is_digit(time.back()) &&
           time.find_first_not_of("0123456789:.'") == std::string_view::npos;
  };
  return is_clock(word.substr(0, slash)) && is_clock(word.substr(slash + 1));
}

void comment_on_clocks(std::string_view text, const std::vector<Row>& rows,
                       std::vector<Token>& tokens) {
  constexpr std::size_t shortest = 2;  // bytes
  std::vector<std::size_t> clocks;
  std::size_t certain = 0;
  for (const Row& row : rows) {
    if (row.tail + 1 != row.end || tokens[row.tail].kind != TokenKind::word) continue;
    const std::string_view word = tokens[row.tail].in(text);
    if (are_clocks(word, 1)) clocks.push_back(row.tail);
    certain += are_clocks(word, shortest) ? 1 : 0;
  }
  if (certain < fewest_tails) return;
  for (const std::size_t at : clocks) tokens[at].kind = TokenKind::comment;
}

// `1. d4 89 d5 88`, `1. d4 d5 89 88`: the tokens of the minutes; none: the row has others.
std::vector<std::size_t> minutes_in(std::string_view text, const std::vector<Token>& tokens,
                                    const Row& row) {
  constexpr std::size_t most_digits = 3, most_moves = 2;
  std::vector<std::size_t> out;
  std::size_t moves = 0;
  for (std::size_t at = row.first + 1; at < row.end; ++at) {
    const std::string_view word = tokens[at].in(text);
    if (word.size() <= most_digits && std::all_of(word.begin(), word.end(), ascii::is_digit))
      out.push_back(at);
    else if (looks_like_move(text, tokens[at]) && ++moves <= most_moves)
      continue;
    else
      return {};
    if (out.size() > moves) return {};
  }
  return row.has_number && out.size() == moves ? out : std::vector<std::size_t>();
}

void comment_on_minutes(std::string_view text, const std::vector<Row>& rows,
                        std::vector<Token>& tokens) {
  if (rows.size() < fewest_tails) return;
  std::vector<std::size_t> minutes;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const std::vector<std::size_t> of_row = minutes_in(text, tokens, rows[i]);
    if (of_row.size() < 2 && i + 1 < rows.size()) return;
    minutes.insert(minutes.end(), of_row.begin(), of_row.end());
  }
  for (const std::size_t at : minutes) tokens[at].kind = TokenKind::comment;
}

// `5. d4 d5   82  81`: behind both half-moves of some rows the minutes of both players.
void comment_on_pairs(std::string_view text, const std::vector<Row>& rows,
                      std::vector<Token>& tokens) {
  constexpr std::size_t pair = 2, fewest_pairs = 2, most_digits = 3;
  const auto is_number = [&](std::size_t at) {
    const std::string_view word = tokens[at].in(text);
    return word.size() > 1 && word.size() <= most_digits &&
           std::all_of(word.begin(), word.end(), ascii::is_digit);
  };
  std::vector<std::size_t> tails;
  for (const Row& row : rows)
    if (row.has_number && row.tail == row.first + 1 + pair && row.end == row.tail + pair &&
        is_number(row.tail) && is_number(row.tail + 1))
      tails.push_back(row.tail);
  if (tails.size() < fewest_pairs) return;
  for (const std::size_t at : tails) tokens[at].kind = tokens[at + 1].kind = TokenKind::comment;
}

}  // namespace

void settle_row_tails(std::string_view text, std::vector<Token>& tokens) {
  if (tokens.empty()) return;
  const std::vector<Row> rows = rows_of(text, tokens);
  comment_on_clocks(text, rows, tokens);
  comment_on_minutes(text, rows, tokens);
  comment_on_pairs(text, rows, tokens);
  put_numbers_first(text, rows, tokens);
}

}  // namespace planilla
