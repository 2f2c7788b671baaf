// Line after line; the tokens of such a row become one.
#include "game/doubt/unwritten_rows.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/doubt/doubt_tokens.h"
#include "game/doubt/row_lines.h"
#include "pgn/doubt_flags.h"

namespace planilla {

namespace {

// "....", "xxxx", "|": one sign or letter, again and again; "[", "(?)": signs.
bool is_drawn_word(std::string_view word) {
  const bool same = word.find_first_not_of(word.front()) == word.npos;
  if (word.find_first_not_of("-_") == word.npos) return false;  // marks by themselves
  return same ? !ascii::is_digit(word.front()) : std::none_of(word.begin(), word.end(), [](char c) {
    return ascii::is_letter(c) || ascii::is_digit(c) || static_cast<unsigned char>(c) >= 0x80;
  });
}

// The same for either player.
bool is_drawn_row(const RowLine& line) {
  constexpr std::size_t longest = 12;  // bytes of one half
  const std::size_t half = line.words.size() / 2;
  if (line.number != 0 || half == 0 || line.words.size() % 2 != 0 || line.span.size() > 2 * longest)
    return false;
  const auto middle = line.words.begin() + static_cast<std::ptrdiff_t>(half);
  return std::equal(line.words.begin(), middle, middle) &&
         std::all_of(line.words.begin(), middle, is_drawn_word);
}

// Does one of the tokens say that something was not written, and none hold a move?
bool says_unwritten(std::string_view text, std::span<const Token> tokens) {
  bool says = false;
  for (const Token& token : tokens) {
    const bool one = (token.flags & token_unwritten) != 0;
    says |= one && ascii::is_letter(token.in(text).front());
    if (!one && (token.kind != TokenKind::word ||
                 token.in(text).find_first_of("0123456789") != std::string_view::npos))
      return false;
  }
  return says;
}

}  // namespace

void mark_unwritten_rows(std::string_view text, std::vector<Token>& tokens) {
  if (tokens.empty() || !stand_in_order(tokens)) return;
  const std::vector<RowLine> lines = row_lines(text, {tokens.front().begin(), tokens.back().end()});
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
    const RowLine& line = lines[i];
    if (line.is_pair() || !lines[i + 1].is_pair()) continue;
    std::size_t above = i - 1;
    while (above > 0 && !lines[above].is_pair() && is_drawn_row(lines[above])) --above;
    if (!lines[above].is_pair()) continue;
    const auto begin = std::find_if(tokens.begin(), tokens.end(), [&](const Token& token) {
      return token.begin() >= line.span.begin;
    });
    const auto end = std::find_if(
        begin, tokens.end(), [&](const Token& token) { return token.begin() >= line.span.end; });
    if (!is_drawn_row(line) && !says_unwritten(text, {begin, end})) continue;
    tokens.insert(tokens.erase(begin, end), Token{line.span, TokenKind::word, token_unwritten});
  }
}

}  // namespace planilla
