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
  const bool may_begin =
      tokens[at].kind == TokenKind::word || text.substr(tokens[at].end(), 1) == ":";  // `1: e4 e5`
  if (!may_begin || !begins_line(text, tokens, at)) return false;
  std::size_t move = at + 1;
  while (move < tokens.size() && move < at + most_tokens && !is_move_at(text, tokens, move)) ++move;
  if (!is_move_at(text, tokens, move)) return false;
  const std::string_view all = Span{tokens[at].begin(), tokens[move].begin()}.in(text);
  std::size_t letters = 0;
  while (letters < all.size() && is_letter_of_prefix(all[letters])) ++letters;
  const std::size_t digit = all.find_first_not_of(' ', letters);
  std::size_t end = digit;
  while (end < all.size() && ascii::is_digit(all[end])) ++end;
  if ((letters == 0 && text.substr(tokens[at].begin() + end, 1) != ":") || letters > longest ||
      digit == all.npos || end == digit || end > digit + most_digits ||
      all.find_first_not_of(" .:)-\t", end) != all.npos)
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

// Letters and a sign: `B:`, `W.`, `N)`. How many bytes of the text; 0: it does not begin so.
std::size_t side_length(std::string_view text) {
  constexpr std::size_t longest = 8;
  std::size_t letters = 0;
  while (letters < text.size() && is_letter_of_prefix(text[letters]) && text[letters] != '.')
    ++letters;
  const std::size_t sign = std::min(text.find_first_not_of(' ', letters), text.size());
  if (letters == 0 || letters > longest || sign == text.size() ||
      std::string_view(":.)").find(text[sign]) == std::string_view::npos)
    return 0;
  return sign + 1;
}

// `B e4`, which may be one token: a letter and a blank before a half-move. How many bytes; 0: there
// is none.
std::size_t lone_letter_length(std::string_view text) {
  const bool is_lone = text.size() > 2 && is_letter_of_prefix(text[0]) && text[0] > 0 &&
                       text[0] != '.' && text[1] == ' ';
  return is_lone && shape_of(text.substr(2)) == MoveShape::strong ? 2 : 0;
}

// `Blancas e4`, `B e4`: a whole word, or its first letter, and no sign. How many bytes; 0: it is
// none.
std::size_t side_word_length(std::string_view text) {
  constexpr std::size_t shortest = 4, longest = 8;
  std::size_t letters = 0;
  while (letters < text.size() && is_letter_of_prefix(text[letters]) && text[letters] != '.')
    ++letters;
  const bool is_whole = letters == 1 || (letters >= shortest && letters <= longest);
  return is_whole && text.find_first_not_of(" \t", letters) == text.npos ? letters : 0;
}

// A half-move, and the word for its player before it.
struct SidedMove {
  std::size_t at = 0;     // token
  std::size_t first = 0;  // token with which the word begins
  std::size_t glued = 0;  // bytes of the word in the token of the move
  std::string_view side;
};

// `B: e4`, `B:e4`, behind a number or the move before on its line; an empty side: none stands
// there.
SidedMove read_side(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  SidedMove out{at, at, 0, {}};
  const std::string_view word = tokens[at].in(text);
  const std::size_t letter = lone_letter_length(word);
  const std::size_t glued = letter != 0 ? letter : side_length(word);
  if (glued != 0 && shape_of(word.substr(glued)) == MoveShape::strong) {
    out.glued = glued;
    out.side = word.substr(0, letter != 0 ? 1 : glued);
    return out;
  }
  constexpr std::size_t most_tokens = 2;
  while (out.first > 0 && out.first + most_tokens > at && !begins_line(text, tokens, out.first) &&
         tokens[out.first - 1].kind != TokenKind::move_number &&
         !looks_like_move(text, tokens[out.first - 1]))
    --out.first;
  const std::string_view before = Span{tokens[out.first].begin(), tokens[at].begin()}.in(text);
  const std::size_t length = std::max(side_length(before), side_word_length(before));
  if (length != 0 && before.find_first_not_of(" \t", length) == before.npos)
    out.side = before.substr(0, length);
  return out;
}

bool is_sided(std::string_view text, const Token& token) {
  return looks_like_move(text, token) || lone_letter_length(token.in(text)) != 0 ||
         (token.kind == TokenKind::word && side_length(token.in(text)) > 1 &&
          shape_of(token.in(text).substr(side_length(token.in(text)))) == MoveShape::strong);
}

// The words before the half-moves: all have their side, and always the same one after the other.
void drop_sides(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t fewest_moves = 3;
  std::vector<SidedMove> moves;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    if (!is_sided(text, tokens[i])) continue;
    moves.push_back(read_side(text, tokens, i));
    const std::size_t count = moves.size();
    if (moves.back().side.empty() || (count > 2 && moves.back().side != moves[count - 3].side))
      return;
  }
  if (moves.size() < fewest_moves || moves[0].side == moves[1].side) return;
  for (const SidedMove& move : moves) {
    tokens[move.at].span.begin += static_cast<std::uint32_t>(move.glued);
    for (std::size_t i = move.first; i < move.at; ++i) tokens[i].span.end = tokens[i].span.begin;
  }
  std::erase_if(tokens, [](const Token& token) { return token.span.empty(); });
}

}  // namespace

void drop_row_prefixes(std::string_view text, std::vector<Token>& tokens) {
  drop_bullets(text, tokens);
  part_numbered_prefixes(text, tokens);
  drop_sides(text, tokens);
}

}  // namespace planilla
