// Pairs of half-moves that a hyphen joins: `1.e4-e5 2.Cf3-Cc6 3.O-O-Ae7`.
//
//   part_joined_pairs(text, tokens);   // each pair two words
//
// A text has such pairs only if nearly all words behind its numbers are pairs, three of them at
// least, and some can be no move in long notation: a piece letter stands behind the hyphen, one
// side takes or castles, a pawn would leave its file.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void part_joined_pairs(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
