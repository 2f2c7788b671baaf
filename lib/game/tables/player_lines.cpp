// Lines of tokens; two that belong together become one.
#include "game/tables/player_lines.h"

#include <algorithm>
#include <optional>

#include "board/square_in_text.h"
#include "game/spelling/move_number.h"

namespace planilla {

namespace {

constexpr std::size_t fewest = 2;  // half-moves of a line

struct TokenLine {
  std::size_t begin = 0, end = 0;
  std::size_t size() const { return end - begin; }
};

TokenLine line_from(std::string_view text, const std::vector<Token>& tokens, std::size_t begin) {
  TokenLine line{begin, begin};
  if (begin == tokens.size()) return line;
  const std::size_t end = std::min(text.find_first_of("\r\n", tokens[begin].begin()), text.size());
  while (line.end < tokens.size() && tokens[line.end].begin() >= tokens[begin].begin() &&
         tokens[line.end].begin() < end)
    ++line.end;
  return line;
}

bool is_half_move(std::string_view text, const Token& token) {
  if (token.kind != TokenKind::word) return false;
  const std::string_view word = token.in(text);
  return holds_square(word) || word.starts_with("O-O") || word.starts_with("0-0");
}

bool holds_half_moves(std::string_view text, const std::vector<Token>& tokens, TokenLine line) {
  return line.size() >= fewest &&
         std::all_of(tokens.begin() + static_cast<std::ptrdiff_t>(line.begin),
                     tokens.begin() + static_cast<std::ptrdiff_t>(line.end),
                     [&](const Token& token) { return is_half_move(text, token); });
}

// `line` without the tokens of the heading that it begins with, if that is `tag`.
std::optional<TokenLine> behind_heading(std::string_view text, const std::vector<Token>& tokens,
                                        const Lexicon& lexicon, TokenLine line,
                                        std::string_view tag) {
  if (line.size() == 0) return std::nullopt;
  const std::uint32_t begin = tokens[line.begin].begin();
  const std::size_t colon = text.substr(begin, tokens[line.end - 1].end() - begin).find(':');
  if (colon == std::string_view::npos || lexicon.heading(text.substr(begin, colon)) != tag)
    return std::nullopt;
  while (line.begin < line.end && tokens[line.begin].begin() <= begin + colon) ++line.begin;
  return line;
}

// Numbers from 1 or a later one on, and nothing else.
bool holds_numbers(std::string_view text, const std::vector<Token>& tokens, TokenLine line) {
  if (line.size() < fewest) return false;
  std::uint32_t last = 0;
  for (std::size_t at = line.begin; at < line.end; ++at) {
    const MoveNumber number = tokens[at].kind == TokenKind::move_number
                                  ? parse_move_number(tokens[at].in(text))
                                  : MoveNumber{};
    if (!number.has_digits || (last != 0 && number.value != last + 1)) return false;
    last = number.value;
  }
  return last != 0;
}

// Tokens from the first of `numbers`, or of White's line, to the end of Black's.
void interleave(TokenLine numbers, TokenLine whites, TokenLine blacks, std::size_t begin,
                std::vector<Token>& tokens) {
  std::vector<Token> ordered;
  for (std::size_t i = 0; i < whites.size(); ++i) {
    if (numbers.size() != 0) ordered.push_back(tokens[numbers.begin + i]);
    ordered.push_back(tokens[whites.begin + i]);
    if (i < blacks.size()) ordered.push_back(tokens[blacks.begin + i]);
  }
  tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(begin),
               tokens.begin() + static_cast<std::ptrdiff_t>(blacks.end));
  tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(begin), ordered.begin(),
                ordered.end());
}

bool is_pair(TokenLine whites, TokenLine blacks) {
  return whites.size() == blacks.size() || whites.size() == blacks.size() + 1;
}

}  // namespace

void put_player_lines_in_order(std::string_view text, const Lexicon& lexicon,
                               std::vector<Token>& tokens) {
  for (std::size_t at = 0; at < tokens.size();) {
    const TokenLine first = line_from(text, tokens, at);
    at = std::max(first.end, at + 1);
    const bool are_numbers = holds_numbers(text, tokens, first);
    const auto whites = behind_heading(text, tokens, lexicon, first, "White");
    if (!are_numbers && !whites) continue;
    const TokenLine second = line_from(text, tokens, first.end);
    if (are_numbers && holds_half_moves(text, tokens, second)) {
      const TokenLine third = line_from(text, tokens, second.end);
      if (first.size() != second.size() || !holds_half_moves(text, tokens, third) ||
          !is_pair(second, third))
        continue;
      interleave(first, second, third, first.begin, tokens);
      at = first.begin + first.size() + second.size() + third.size();
      continue;
    }
    const auto blacks =
        whites ? behind_heading(text, tokens, lexicon, second, "Black") : std::nullopt;
    if (!blacks || !holds_half_moves(text, tokens, *whites) ||
        !holds_half_moves(text, tokens, *blacks) || !is_pair(*whites, *blacks))
      continue;
    interleave({}, *whites, *blacks, first.begin, tokens);
    at = first.begin + whites->size() + blacks->size();
  }
}

}  // namespace planilla
