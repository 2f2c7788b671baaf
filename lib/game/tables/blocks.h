// Blocks of rows side by side that have no numbers:
//
//   e4  e5   Aa4 Cf6
//   Cf3 Cc6  O-O Ae7
//   Ab5 a6
//
//   blocks_one_after_another(text, tokens, from)   // e4 e5 Cf3 Cc6 Ab5 a6 Aa4 Cf6 O-O Ae7
//
// Each row is a line of four, six or more words, as many as the first; the last may have fewer.
// Whether the game was written down the blocks or across them is for whoever can play it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

// All tokens, with those of the first such rows from `from` on in the other order; empty: there are
// no such rows before `to`.
std::vector<Token> blocks_one_after_another(std::string_view text, std::span<const Token> tokens,
                                            std::size_t from, std::size_t to);

// Are all tokens from `from` on such rows, with more room between the blocks than in them?
bool blocks_stand_apart(std::string_view text, std::span<const Token> tokens, std::size_t from);

}  // namespace planilla
