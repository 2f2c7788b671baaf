// The first row of a sheet without numbers, of which one word cannot be read.
//
//   C7 d5          begins_pairs(text, tokens, 0)     // true: rows of two half-moves follow
//   c4 e6
//   Cc3 Cf6
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "pgn/token.h"

namespace planilla {

// tokens[first] begins a line.
bool begins_pairs(std::string_view text, std::span<const Token> tokens, std::size_t first);

}  // namespace planilla
