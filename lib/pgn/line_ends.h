// Where tokens stand in the lines of a text.
//
//   line_ends_before(text, tokens, i) > 1    // an empty line stands before tokens[i]
//   begins_other_line(text, tokens, i)       // tokens[i] stands in another line than the one
//   before
//
// `at` is not the first token. The first function takes tokens in the order of the text; the second
// any: where they stand in another order, another line begins.
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <string_view>

#include "pgn/token.h"

namespace planilla {

inline std::ptrdiff_t line_ends_before(std::string_view text, std::span<const Token> tokens,
                                       std::size_t at) {
  const std::string_view gap = Span{tokens[at - 1].end(), tokens[at].begin()}.in(text);
  return std::count(gap.begin(), gap.end(), '\n');
}

inline bool begins_other_line(std::string_view text, std::span<const Token> tokens,
                              std::size_t at) {
  const Span gap{tokens[at - 1].end(), tokens[at].begin()};
  return gap.begin > gap.end || gap.in(text).find('\n') != std::string_view::npos;
}

}  // namespace planilla
