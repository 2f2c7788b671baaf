// Times behind a whole row: the first is White's, the second Black's.
//
//   put_row_times_in_order(game);   // 1. e4 e5 0:05 0:10   as   1. e4 0:05 e5 0:10
//
// Several times at one half-move that are no such pair (used and left, or three columns) say
// nothing certain: they become remarks, as they stand.
#pragma once

#include "game/model/game.h"

namespace planilla {

void put_row_times_in_order(Game& game);

}  // namespace planilla
