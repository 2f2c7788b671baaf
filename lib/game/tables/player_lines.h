// Half-moves of each player on lines of their own, in the order in which they were played:
//
//   Blancas: e4 Cf3 Ab5         1  2   3
//   Negras: e5 Cc6 a6           e4 Cf3 Ab5
//                               e5 Cc6 a6
//
//   put_player_lines_in_order(text, lexicon, tokens);
//
// Both lines must hold as many half-moves, or White's one more; numbers above them must count on,
// and be as many. Other lines stay as they are.
#pragma once

#include <string_view>
#include <vector>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

void put_player_lines_in_order(std::string_view text, const Lexicon& lexicon,
                               std::vector<Token>& tokens);

}  // namespace planilla
