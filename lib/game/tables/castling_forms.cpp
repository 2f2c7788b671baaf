// Each zero is looked at that begins a word.
#include "game/tables/castling_forms.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "base/ascii.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

bool is_zero(char c) {
  return c == '0' || c == 'O' || c == 'o';
}

// Bytes of `0=0`, `0.0.0`; 0: something else, or castling as usual.
std::uint32_t odd_castling(std::string_view text) {
  constexpr std::string_view signs = "=._~";
  constexpr std::uint32_t shortest = 3, step = 2;
  if (text.size() < shortest || !is_zero(text[0]) || signs.find(text[1]) == signs.npos) return 0;
  const char sign = text[1];
  std::uint32_t end = 1;
  while (end + 1 < text.size() && text[end] == sign && text[end + 1] == text[0]) end += step;
  const bool is_over = end == text.size() || ascii::is_space(text[end]) ||
                       std::string_view("+#!?,;").find(text[end]) != std::string_view::npos;
  return is_over && (end == shortest || end == shortest + step) ? end : 0;
}

// Bytes of `O - O`, `o -o - o`, `0 -0`; 0: something else. `0 - 0` may be a result as well.
std::uint32_t dashed_castling(std::string_view text) {
  constexpr int most = 3;  // letters
  constexpr std::string_view of_result = "0 - 0";
  if (text.empty() || !is_zero(text[0]) || text.starts_with(of_result)) return 0;
  std::size_t end = 1;
  bool has_blank = false;
  for (int letters = 1; letters < most; ++letters) {
    const std::size_t dash = text.find_first_not_of(' ', end);
    if (dash == text.npos || text[dash] != '-') break;
    const std::size_t next = text.find_first_not_of(' ', dash + 1);
    if (next == text.npos || text[next] != text[0]) break;
    has_blank |= next - end > 1;
    end = next + 1;
  }
  const bool is_over = end == text.size() || ascii::is_space(text[end]) ||
                       std::string_view("+#!?,;").find(text[end]) != std::string_view::npos;
  return has_blank && is_over ? static_cast<std::uint32_t>(end) : 0;
}

// Bytes of `O O`, `0 0 0` that fills a cell of a table; 0: something else.
std::uint32_t spaced_castling(std::string_view text, std::size_t at) {
  const auto is_edge = [&](std::size_t i) {
    return i >= text.size() || text[i] == '\t' || text[i] == '\n' || text[i] == '\r';
  };
  if (at == 0 || text[at - 1] != '\t' || !is_zero(text[at])) return 0;
  constexpr std::size_t step = 2, longest = 5;
  std::size_t end = at + 1;
  while (end + 1 < text.size() && text[end] == ' ' && text[end + 1] == text[at]) end += step;
  const std::size_t length = end - at;
  return length > 1 && length <= longest && is_edge(end) ? static_cast<std::uint32_t>(length) : 0;
}

// They become one word.
void join_zeros(std::size_t at, std::uint32_t length, std::vector<Token>& tokens) {
  const std::uint32_t end = tokens[at].begin() + length;
  std::size_t behind = at;
  while (behind < tokens.size() && tokens[behind].begin() < end) ++behind;
  tokens[at] = {{tokens[at].begin(), end}, TokenKind::word, 0};
  tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at + 1),
               tokens.begin() + static_cast<std::ptrdiff_t>(behind));
}

// The tokens within the castling at tokens[at] become its zeros.
void part_zeros(std::string_view text, std::size_t at, std::uint32_t length,
                std::vector<Token>& tokens) {
  const std::uint32_t begin = tokens[at].begin(), end = begin + length;
  std::size_t behind = at;
  while (behind < tokens.size() && tokens[behind].begin() < end) ++behind;
  if (tokens[behind - 1].end() > end) tokens[--behind].span.begin = end;  // `0=0+`
  std::vector<Token> zeros;
  for (std::uint32_t i = begin; i < end; ++i)
    if (is_zero(text[i])) zeros.push_back({{i, i + 1}, TokenKind::word, 0});
  const auto place = [&](std::size_t i) { return tokens.begin() + static_cast<std::ptrdiff_t>(i); };
  tokens.erase(place(at), place(behind));
  tokens.insert(place(at), zeros.begin(), zeros.end());
}

bool is_castling(std::string_view word) {
  return word == "0-0" || word == "O-O" || word == "0-0-0" || word == "O-O-O";
}

// Does tokens[open] begin `(0-0)` in the place of a half-move?
bool stands_for_move(std::string_view text, const std::vector<Token>& tokens, std::size_t open) {
  const std::size_t close = open + 2;
  if (open == 0 || close >= tokens.size() || tokens[open].kind != TokenKind::open ||
      tokens[close].kind != TokenKind::close || !is_castling(tokens[open + 1].in(text)))
    return false;
  if (tokens[open - 1].kind == TokenKind::move_number) return true;
  const bool is_blacks = open > 1 && looks_like_move(text, tokens[open - 1]) &&
                         tokens[open - 2].kind == TokenKind::move_number;
  const std::size_t next = close + 1;
  return is_blacks && (next == tokens.size() || tokens[next].kind == TokenKind::move_number ||
                       tokens[next].kind == TokenKind::result);
}

}  // namespace

void settle_castling_forms(std::string_view text, std::vector<Token>& tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const std::uint32_t begin = tokens[i].begin();
    const bool begins_word = begin == 0 || ascii::is_space(text[begin - 1]) ||
                             text[begin - 1] == '.' || text[begin - 1] == ')';
    if (const std::uint32_t spaced = spaced_castling(text, begin); spaced != 0) {
      join_zeros(i, spaced, tokens);
    } else if (begins_word && is_zero(text[begin]) && tokens[i].kind != TokenKind::comment) {
      const std::uint32_t odd = odd_castling(text.substr(begin));
      const bool is_first = i == 0 || begins_other_line(text, tokens, i);
      const std::uint32_t length = odd != 0 || is_first ? odd : dashed_castling(text.substr(begin));
      if (length != 0) part_zeros(text, i, length, tokens);
    } else if (stands_for_move(text, tokens, i)) {
      tokens[i + 1].kind = TokenKind::word;
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i + 2));
      tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(i));
    }
  }
}

}  // namespace planilla
