// Several tokens that are one word.
//
//   join_tokens(tokens, {4, 9}, 2);   // 4 and 5 become one word, and 9 and 10
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// `count` tokens from each of `places` on, which rise and do not overlap. Goes through the tokens
// once, however many places there are.
void join_tokens(std::vector<Token>& tokens, std::span<const std::size_t> places,
                 std::size_t count);

}  // namespace planilla
