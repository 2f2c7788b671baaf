// Words of one letter, and what stands on either side of them; the letter at the end of a move.
#include "game/cells/novelty_sign.h"

#include "game/cells/shape.h"

namespace planilla {

namespace {

constexpr std::string_view novelty = "N";

bool is_a_move(std::string_view text, const Token& token) {
  return token.kind == TokenKind::word && shape_of(token.in(text)) == MoveShape::strong;
}

bool stands_behind_a_move(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  while (at > 0 && tokens[at - 1].kind == TokenKind::glyph) --at;
  return at > 0 && is_a_move(text, tokens[at - 1]);
}

// Not the first part of a move: a number or a move of a piece follows, or nothing.
bool stands_alone(std::string_view text, const std::vector<Token>& tokens, std::size_t at) {
  if (at + 1 == tokens.size() || tokens[at + 1].kind != TokenKind::word) return true;
  const std::string_view next = tokens[at + 1].in(text);
  constexpr std::size_t square = 2;
  return next.size() > square && next[0] != 'x' && next[0] != ':' &&
         is_a_move(text, tokens[at + 1]);
}

// `Ab5N`: the sign glued to its move; no promotion, `b8N`.
bool ends_in_sign(std::string_view text, const Token& token) {
  const std::string_view word = token.in(text);
  constexpr std::size_t shortest = 3;
  if (token.kind != TokenKind::word || word.size() < shortest || word.back() != novelty[0])
    return false;
  const std::string_view move = word.substr(0, word.size() - 1);
  const char last = move.back();
  const bool ends_well = (last >= '1' && last <= '8') || last == 'O' || last == '0' || last == '+';
  const bool promotes = (last == '1' || last == '8') && move.front() >= 'a' && move.front() <= 'h';
  return ends_well && !promotes && shape_of(move) == MoveShape::strong;
}

}  // namespace

void mark_novelties(std::string_view text, std::vector<Token>& tokens) {
  for (std::size_t at = 1; at < tokens.size(); ++at) {
    if (ends_in_sign(text, tokens[at])) {
      const std::uint32_t sign = tokens[at].span.end - 1;
      tokens[at].span.end = sign;
      tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
                    {{sign, sign + 1}, TokenKind::glyph, 0});
      continue;
    }
    Token& token = tokens[at];
    if (token.span.size() != novelty.size() || token.kind != TokenKind::word ||
        token.in(text) != novelty)
      continue;
    if (stands_behind_a_move(text, tokens, at) && stands_alone(text, tokens, at))
      token.kind = TokenKind::glyph;
  }
}

}  // namespace planilla
