// Three lines of two words.
#include "game/tables/first_pair.h"

#include "game/cells/shape.h"
#include "game/tables/token_lines.h"

namespace planilla {

bool begins_pairs(std::string_view text, std::span<const Token> tokens, std::size_t first) {
  constexpr std::size_t rows = 3, longest = 3;  // rows looked at; bytes of what is no move
  std::size_t at = first;
  for (std::size_t row = 0; row < rows; ++row) {
    std::size_t words = 0, moves = 0;
    do {
      if (at >= tokens.size() || tokens[at].kind != TokenKind::word) return false;
      moves += looks_like_move(text, tokens[at]) ? 1 : 0;
      ++words;
      ++at;
    } while (at < tokens.size() && line_ends_before(text, tokens, at) == 0);
    if (words != 2 || moves != (row == 0 ? 1U : 2U)) return false;
  }
  return tokens[first].span.size() <= longest && !looks_like_move(text, tokens[first]);
}

}  // namespace planilla
