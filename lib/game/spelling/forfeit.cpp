// What the last token says, what stands before it, and what the tags say.
#include "game/spelling/forfeit.h"

#include "game/model/result.h"

namespace planilla {

std::size_t last_before_tag(std::span<const Token> tokens, std::size_t from) {
  std::size_t last = from;
  while (last + 1 < tokens.size() && tokens[last + 1].kind != TokenKind::tag) ++last;
  return last;
}

void mark_forfeit(const Game& game, std::span<Token> tokens, std::size_t from, std::size_t last) {
  if (last >= tokens.size()) return;
  Token& token = tokens[last];
  const std::string_view written = token.in(game.text);
  if (!is_forfeit(written)) return;
  const GameTag* tag = game.tag("Result");
  const bool tag_says = tag && is_forfeit(tag->value);
  if (parse_result(written) == Result::both_lose) {
    const bool numbered = last > from && tokens[last - 1].kind == TokenKind::move_number;
    if (game.tag_result != Result::both_lose || last == from || numbered) return;
    if (token.kind == TokenKind::word) token.kind = TokenKind::result;
  } else if (tag_says || last == from || token.kind == TokenKind::word) {
    token.kind = TokenKind::result;
  }
}

}  // namespace planilla
