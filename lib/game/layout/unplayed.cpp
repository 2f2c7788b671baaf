// Elements of a text that nobody plays.
#include "game/layout/unplayed.h"

#include <cstdint>

#include "game/carried/unread_line.h"
#include "game/model/result.h"

namespace planilla {

namespace {

bool is_whole_comment(const Token& token) {
  return token.kind == TokenKind::comment && !(token.flags & token_unclosed);
}

bool stands_apart(const Token& token) {
  return token.kind == TokenKind::line_comment || is_whole_comment(token);
}

void keep_text(Game& game, std::span<const Token> tokens) {
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Span span = tokens[i].span;
    const auto unread = tokens[i].kind == TokenKind::line_comment
                            ? parse_unread_line(span.in(game.text))
                            : std::nullopt;
    ElementKind kind = ElementKind::unread;
    if (unread) {
      span.begin += unread->text_at;
    } else if (is_whole_comment(tokens[i])) {
      kind = ElementKind::comment;
    } else {
      while (i + 1 < tokens.size() && !stands_apart(tokens[i + 1])) span.end = tokens[++i].span.end;
    }
    Element& element = game.elements.edit().emplace_back();
    element.kind = kind;
    element.span = span;
  }
}

}  // namespace

std::size_t keep_unplayed(Game& game, std::span<const Token> tokens, std::size_t from) {
  constexpr std::size_t none = SIZE_MAX;
  game.keys.push_back(game.start.key());
  game.final = game.start;
  std::size_t end = from, result = none;
  for (; end < tokens.size() && tokens[end].kind != TokenKind::tag; ++end)
    if (tokens[end].kind == TokenKind::result) result = end;
  keep_text(game, tokens.subspan(from, (result != none ? result : end) - from));
  if (result != none) {
    game.terminator = parse_result(tokens[result].in(game.text));
    game.terminator_span = tokens[result].span;
    end = result + 1;
  }
  if (end > from) game.extent.end = tokens[end - 1].span.end;
  settle_result(game, ReadTo::fault);
  return end;
}

}  // namespace planilla
