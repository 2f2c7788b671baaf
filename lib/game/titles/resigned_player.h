// Who resigned, where the closing sentence names a player or a side: `y Muñoz abandonó`, `el bando
// negro se rinde`.
//
//   set_resigned_player(game, lexicon);   // behind read_title(), before settle_result()
//
// Without either the replay takes the side that would have to move, unless a sign at the last move
// speaks against its player (`18. Re5 -+ resigns`): then nobody has won. A name that is of neither
// player changes nothing.
#pragma once

#include "game/model/game.h"
#include "game/model/lexicon.h"

namespace planilla {

void set_resigned_player(Game& game, const Lexicon& lexicon);

// The words that were taken for the result are a remark, and a warning says that they give none.
void leave_result_open(Game& game);

}  // namespace planilla
