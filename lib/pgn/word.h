// Numbers, words, and what is written where a word may stand: results, evaluations, dots.
//
//   scan_word("12.Nf3 e5", 0, 0)   // {3, move_number}
//   scan_word("Qh7#1-0", 0, 0)     // {4, word}: the result is a token of its own
//
// `depth` counts the variations open around the place: outside of all, `12)` is a move number.
#pragma once

#include <cstdint>
#include <string_view>

#include "pgn/token.h"

namespace planilla::lex {

struct Piece {
  std::size_t end;
  TokenKind kind;
};

// `at` is at a byte that is no blank and opens no other token.
Piece scan_word(std::string_view text, std::size_t at, std::uint32_t depth);

}  // namespace planilla::lex
