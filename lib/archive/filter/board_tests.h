// The functions of a filter that look at the board. Each throws MessageFault for an argument that
// makes no sense.
#pragma once

#include <functional>
#include <string_view>

#include "archive/filter/filtered_game.h"
#include "notation/read/notations.h"

namespace planilla {

using BoardTest = std::function<bool(const FilteredGame&)>;

// material("KRPkrp"): at some moment exactly these pieces are on the board.
BoardTest material_test(std::string_view pieces);
// position("8/*/..."): at some moment the board looks so: ranks from the eighth on, as in a FEN; ?
// is any square, ! any piece, A any piece of White, a of Black, * any number of squares. Without *,
// ?, !, A and a it may be a whole FEN: then the side to move counts too.
BoardTest position_test(std::string_view pattern);
// moves("1. e4 c5 2. Nf3"): the position behind these moves is reached, in whatever order.
BoardTest moves_test(std::string_view moves, const Notations& notations);

}  // namespace planilla
