// Each kind of prefix is counted; only then it is dropped.
#include "game/tables/row_prefixes.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/ascii.h"
#include "game/cells/shape.h"
#include "game/spelling/move_number.h"
#include "game/tables/token_lines.h"

namespace planilla {

namespace {

constexpr std::size_t fewest_prefixes = 2;  // rows

bool begins_line(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  return at == 0 || line_ends_before(text, tokens, at) > 0;
}

bool is_move_at(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  return at < tokens.size() && looks_like_move(text, tokens[at]) && !begins_line(text, tokens, at);
}

void drop_bullets(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::array<std::string_view, 11> bullets = {"\u2022", "\u25cf", "\u25aa", "\u25e6",
                                                        "\u2023", "\u2219", "\u00b7", "\u25b8",
                                                        "\u27a2", "*",      "\u25cb"};
  const auto is_bullet = [&](std::size_t at) {
    return begins_line(text, tokens, at) && is_move_at(text, tokens, at + 1) &&
           std::find(bullets.begin(), bullets.end(), tokens[at].in(text)) != bullets.end();
  };
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < tokens.size(); ++i)
    if (is_bullet(i)) found.push_back(i);
  if (found.size() < fewest_prefixes) return;
  std::size_t next = 0, at = 0;
  std::erase_if(tokens, [&](const Token&) {
    const bool drop = next < found.size() && found[next] == at;
    next += drop ? 1 : 0;
    ++at;
    return drop;
  });
}

// `J1`, `Jugada`, and the number behind it.
struct NumberedPrefix {
  std::size_t at = 0;     // token
  std::size_t count = 0;  // tokens up to the move
  std::string_view word;
  Span number;
  std::uint32_t value = 0;
};

bool is_letter_of_prefix(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c < 0 || c == '.';
}

// Letters at the begin of a line and digits behind them, with a sign or without.
bool read_prefix(std::string_view text, const std::vector<Token>& tokens, std::size_t at,
                 NumberedPrefix& out) {
  constexpr std::size_t longest = 12, most_digits = 3, most_tokens = 4;
  if (tokens[at].kind != TokenKind::word || !begins_line(text, tokens, at)) return false;
  std::size_t move = at + 1;
  while (move < tokens.size() && move < at + most_tokens && !is_move_at(text, tokens, move)) ++move;
  if (!is_move_at(text, tokens, move)) return false;
  const std::string_view all = Span{tokens[at].begin(), tokens[move].begin()}.in(text);
  std::size_t letters = 0;
  while (letters < all.size() && is_letter_of_prefix(all[letters])) ++letters;
  const std::size_t digit = all.find_first_not_of(' ', letters);
  std::size_t end = digit;
  while (end < all.size() && ascii::is_digit(all[end])) ++end;
  if (letters == 0 || letters > longest || digit == all.npos || end == digit ||
      end > digit + most_digits || all.find_first_not_of(" .:)-\t", end) != all.npos)
    return false;
  out = {at, move - at, all.substr(0, letters), {}, 0};
  out.number = {tokens[at].begin() + static_cast<std::uint32_t>(digit),
                tokens[at].begin() + static_cast<std::uint32_t>(end)};
  out.value = parse_move_number(out.number.in(text)).value;
  return true;
}

void part_numbered_prefixes(std::string_view text, std::vector<Token>& tokens) {
  std::vector<NumberedPrefix> found;
  std::size_t others = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    NumberedPrefix prefix;
    if (read_prefix(text, tokens, i, prefix)) {
      if (!found.empty() &&
          (prefix.word != found.front().word || prefix.value != found.back().value + 1))
        return;
      found.push_back(prefix);
    } else if (tokens[i].kind == TokenKind::move_number && begins_line(text, tokens, i)) {
      ++others;
    }
  }
  if (found.size() < fewest_prefixes || found.front().value != 1 || others > 0) return;
  std::vector<Token> out;
  std::size_t next = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (next == found.size() || found[next].at != i) {
      out.push_back(tokens[i]);
      continue;
    }
    out.push_back({found[next].number, TokenKind::move_number, 0});
    i += found[next].count - 1;
    ++next;
  }
  tokens = std::move(out);
}

// `B:` of `B:e4`, `B: e4`; "": no colon stands there.
std::string_view side_of(std::string_view word) {
  const std::size_t colon = word.find(':');
  return colon == word.npos || colon == 0 ? std::string_view() : word.substr(0, colon + 1);
}

// The words of each row behind its number: both have their side, and always the same.
void drop_sides(std::string_view text, std::vector<Token>& tokens) {
  std::array<std::string_view, 2> sides;
  std::vector<std::size_t> words;
  std::size_t rows = 0;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (tokens[i].kind != TokenKind::move_number) continue;
    const MoveNumber number = parse_move_number(tokens[i].in(text));
    if (rows == 0 && number.value != 1) return;
    ++rows;
    for (std::size_t side = 0, at = i + 1;
         at < tokens.size() && tokens[at].kind == TokenKind::word && side < sides.size();
         ++at, ++side) {
      const std::string_view said = side_of(tokens[at].in(text));
      if (said.empty() || (rows > 1 && said != sides[side])) return;
      if (rows == 1) sides[side] = said;
      words.push_back(at);
      const bool apart = said.size() == tokens[at].in(text).size();
      if (apart && ++at == tokens.size()) break;
    }
  }
  if (rows < fewest_prefixes || sides[0] == sides[1] || words.size() < 2 * rows - 1) return;
  for (const std::size_t at : words)
    tokens[at].span.begin += static_cast<std::uint32_t>(side_of(tokens[at].in(text)).size());
  std::erase_if(tokens, [](const Token& token) {
    return token.kind == TokenKind::word && token.span.empty();
  });
}

}  // namespace

void drop_row_prefixes(std::string_view text, std::vector<Token>& tokens) {
  drop_bullets(text, tokens);
  part_numbered_prefixes(text, tokens);
  if (text.find(':') != std::string_view::npos) drop_sides(text, tokens);
}

}  // namespace planilla
