// The half-moves of each player in a block of its own, White's first, in the order in which they
// were played:
//
//   Blancas:               White 1. e4 2. Nf3 3. Bb5
//   1. e4                  Black 1. e5 2. Nc6 3. a6
//   2. Cf3
//   Negras:
//   1. e5
//   2. Cc6
//
//   put_player_blocks_in_order(text, lexicon, tokens);
//
// Each block begins with the word for its player. Both hold as many half-moves, or White's one
// more; their numbers, if they have any, count from 1 on. What has two half-moves behind a number
// stays as it is.
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

void put_player_blocks_in_order(std::string_view text, const Lexicon& lexicon,
                                std::vector<Token>& tokens);

}  // namespace planilla
