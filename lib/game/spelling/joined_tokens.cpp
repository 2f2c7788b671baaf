#include "game/spelling/joined_tokens.h"

namespace planilla {

void join_tokens(std::vector<Token>& tokens, std::span<const std::size_t> places,
                 std::size_t count) {
  std::size_t kept = 0;
  auto place = places.begin();
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    Token token = tokens[i];
    if (place != places.end() && i == *place) {
      i += count - 1;
      token = {{token.begin(), tokens[i].end()}, TokenKind::word, 0};
      ++place;
    }
    tokens[kept++] = token;
  }
  tokens.resize(kept);
}

}  // namespace planilla
