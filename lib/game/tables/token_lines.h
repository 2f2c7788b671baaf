// Where tokens stand in the lines of a text, and which of them look like moves.
//
//   line_ends_before(text, tokens, i) > 1   // an empty line stands before tokens[i]
//   looks_like_move(text, tokens[i])        // a word that names a square as moves do, or castling
//
// `tokens` as the tokenizer made them, in the order of the text; `at` is not the first of them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "game/cells/shape.h"
#include "pgn/token.h"

namespace planilla {

inline std::ptrdiff_t line_ends_before(std::string_view text, std::span<const Token> tokens,
                                       std::size_t at) {
  const std::string_view gap = Span{tokens[at - 1].end(), tokens[at].begin()}.in(text);
  return std::count(gap.begin(), gap.end(), '\n');
}

inline bool looks_like_move(std::string_view text, const Token& token) {
  return token.kind == TokenKind::word && shape_of(token.in(text)) == MoveShape::strong;
}

}  // namespace planilla
