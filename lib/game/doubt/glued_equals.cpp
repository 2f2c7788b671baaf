// One pass; nearly no text holds such a word.
#include "game/doubt/glued_equals.h"

#include <algorithm>

namespace planilla {

bool ends_in_equals(std::string_view word) {
  if (word.size() < 3 || word.back() != '=') return false;
  const char last = word[word.size() - 2];
  if (last == '0' || last == 'O') return word.front() == last;  // castling
  const bool by_pawn = word.front() >= 'a' && word.front() <= 'h';
  return by_pawn ? last >= '2' && last <= '7' : last >= '1' && last <= '8';
}

void part_glued_equals(std::string_view text, std::vector<Token>& tokens) {
  const auto ends = [&](const Token& token) {
    return token.kind == TokenKind::word && ends_in_equals(token.in(text));
  };
  if (std::none_of(tokens.begin(), tokens.end(), ends)) return;
  std::vector<Token> out;
  for (Token token : tokens) {
    const bool parts = ends(token);
    if (parts) --token.span.end;
    out.push_back(token);
    if (parts) out.push_back({{token.end(), token.end() + 1}, TokenKind::glyph, token_glued});
  }
  tokens = std::move(out);
}

}  // namespace planilla
