// Which tokens look like moves; and where they stand in the lines of a text (pgn/line_ends.h).
//
//   looks_like_move(text, tokens[i])        // a word that names a square as moves do, or castling
#pragma once

#include <string_view>

#include "game/cells/shape.h"
#include "pgn/line_ends.h"
#include "pgn/token.h"

namespace planilla {

inline bool looks_like_move(std::string_view text, const Token& token) {
  return token.kind == TokenKind::word && shape_of(token.in(text)) == MoveShape::strong;
}

}  // namespace planilla
