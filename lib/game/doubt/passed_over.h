// Tokens that mean nothing where they stand, as a sign between two half-moves: marked while others
// are counted by their place, and dropped then.
//
//   pass_over(tokens[at]);
//   drop_passed_over(tokens);
#pragma once

#include <vector>

#include "pgn/token.h"

namespace planilla {

inline void pass_over(Token& token) {
  token = {{token.begin(), token.begin()}, TokenKind::junk, 0};
}

inline void drop_passed_over(std::vector<Token>& tokens) {
  std::erase_if(tokens, [](const Token& token) {
    return token.kind == TokenKind::junk && token.span.size() == 0;
  });
}

}  // namespace planilla
