// One pass over the tokens, with the depth of parentheses.
#include "game/layout/main_line.h"

#include "game/spelling/move_number.h"

namespace planilla {

namespace {

MoveNumber number_at(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  return tokens[at].kind == TokenKind::move_number ? parse_move_number(tokens[at].in(text))
                                                   : MoveNumber{};
}

// A 1 that 1, 2 or no number follows: "1. Cf3 12. Cc6" has lost a digit.
bool counts_anew(std::string_view text, std::span<const Token> tokens, std::size_t at) {
  const MoveNumber number = number_at(text, tokens, at);
  if (!number.has_digits || number.value != 1 || number.dots > 1) return false;
  while (++at < tokens.size()) {
    const MoveNumber next = number_at(text, tokens, at);
    if (next.has_digits) return next.value <= 2;
  }
  return true;
}

// As moves do, and the words of a title above the first of them do not.
bool names_rank(std::string_view word) {
  return word.find_first_of("12345678", 1) != std::string_view::npos;
}

}  // namespace

std::size_t end_in_sheet(std::string_view text, std::span<const Token> tokens, std::size_t from) {
  bool moves = false;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::result || (kind == TokenKind::tag && moves)) return i + 1;
    if (kind == TokenKind::boundary && i > from) return i;
    if (kind == TokenKind::word) moves |= names_rank(tokens[i].in(text));
    if (moves && kind == TokenKind::move_number && counts_anew(text, tokens, i)) return i;
  }
  return tokens.size();
}

std::vector<Item> main_line(std::string_view text, std::span<const Token> tokens,
                            std::size_t from) {
  std::vector<Item> items;
  int depth = 0;
  for (std::size_t i = from; i < tokens.size(); ++i) {
    const TokenKind kind = tokens[i].kind;
    if (kind == TokenKind::open) ++depth;
    if (kind == TokenKind::close && depth > 0) --depth;
    if (depth > 0) continue;
    if (kind == TokenKind::result || kind == TokenKind::tag || kind == TokenKind::hole ||
        (kind == TokenKind::boundary && i > from))
      break;
    Item item{static_cast<std::uint32_t>(i)};
    if (kind == TokenKind::move_number) {
      const MoveNumber number = parse_move_number(tokens[i].in(text));
      item.is_number = true;
      item.number = number.has_digits ? number.value : 0;
      item.dots = number.dots;
    } else if (kind != TokenKind::word) {
      continue;
    }
    items.push_back(item);
  }
  return items;
}

std::uint32_t item_at(std::span<const Item> items, std::uint32_t place, std::uint32_t token) {
  while (place < items.size() && items[place].token < token) ++place;
  return place;
}

}  // namespace planilla
