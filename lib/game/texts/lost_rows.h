// Rows of a sheet that a reading has taken for words.
//
//   4 Aa4 Cf6
//   5 Tel bS          loses_rows(game)     // true: kept as a remark, under the number that is due
//
// A sentence is no row: a row has a word or two. Where rows are numbered it begins with the number
// that is due there, or it holds other moves under that of the row above; where they are not, it is
// a pair of words as short as moves, below a pair of moves.
#pragma once

#include "game/model/game.h"

namespace planilla {

bool loses_rows(const Game& game);

}  // namespace planilla
