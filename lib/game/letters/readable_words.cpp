// One look at each word.
#include "game/letters/readable_words.h"

#include <algorithm>

namespace planilla {

Unread count_unread(std::string_view text, std::span<const Token> tokens,
                    std::span<const Item> items, MoveReader& reader) {
  Unread out;
  bool whites = true;
  for (std::uint32_t place = 0; place < items.size();) {
    if (items[place].is_number) {
      if (items[place].number != 0) whites = items[place].dots < 2;
      ++place;
      continue;
    }
    const WordReading& word = reader.read(text, tokens, items[place].token);
    if (word.kind == WordKind::unreadable) ++(whites ? out.white : out.black);
    if (word.kind != WordKind::suffix) whites = !whites;
    place = item_at(items, place + 1, items[place].token + word.tokens);
  }
  return out;
}

bool reads_more(MoveReader& one, MoveReader& other, std::string_view text,
                std::span<const Token> tokens, std::size_t from) {
  const auto capitals_only = [](std::string_view word) {
    const auto capitals =
        std::count_if(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return capitals > 1 && word.find_first_of("abcdefgh") == std::string_view::npos;
  };
  for (std::size_t at = from; at < tokens.size(); ++at)
    if (tokens[at].kind == TokenKind::word && capitals_only(tokens[at].in(text)) &&
        other.read(text, tokens, at).kind == WordKind::unreadable &&
        one.read(text, tokens, at).kind == WordKind::move)
      return true;
  return false;
}

}  // namespace planilla
