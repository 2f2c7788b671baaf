// One pass; a pawn comes to the last rank in few games.
#include "game/doubt/parted_promotions.h"

#include <algorithm>
#include <cstddef>

namespace planilla {

namespace {

// Bytes of `a8`, `bxa8` in front of the word; 0: none stand there.
std::size_t last_rank_at_front(std::string_view word) {
  const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  const std::size_t square = word.size() > 2 && word[1] == 'x' ? 2 : 0;
  if (word.size() < square + 2 || !is_file(word[0]) || !is_file(word[square])) return 0;
  const char rank = word[square + 1];
  return rank == '1' || rank == '8' ? square + 2 : 0;
}

// `D`, `dama`: no square, and no sign.
bool is_letters(std::string_view word) {
  return !word.empty() && std::none_of(word.begin(), word.end(), [](char c) {
    return static_cast<signed char>(c) >= 0 && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z');
  });
}

bool is_other_line(std::string_view text, const Token& one, const Token& next) {
  return Span{one.end(), next.begin()}.in(text).find_first_of("\r\n") != std::string_view::npos;
}

}  // namespace

void settle_promotions(std::string_view text, std::vector<Token>& tokens) {
  constexpr std::size_t shortest = 3;  // letters of a name
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const std::string_view word = tokens[at].in(text);
    const std::size_t pawn = tokens[at].kind == TokenKind::word ? last_rank_at_front(word) : 0;
    if (pawn == 0) continue;
    const auto place = tokens.begin() + static_cast<std::ptrdiff_t>(at + 1);
    if (pawn < word.size()) {
      const std::string_view name = word.substr(pawn);
      if (name.size() < shortest || !is_letters(name) || name[0] == 'x') continue;
      const auto middle = tokens[at].begin() + static_cast<std::uint32_t>(pawn);
      const Token rest{{middle, tokens[at].end()}, TokenKind::word, tokens[at].flags};
      tokens[at].span.end = middle;
      tokens.insert(place, rest);
    } else if (at + 2 < tokens.size() && tokens[at + 1].in(text) == "=" &&
               is_letters(tokens[at + 2].in(text)) &&
               !is_other_line(text, tokens[at], tokens[at + 2])) {
      tokens.erase(place);
    }
  }
}

}  // namespace planilla
