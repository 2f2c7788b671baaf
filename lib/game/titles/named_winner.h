// Who won, where the sentence behind the last move says so by a name: `y Muñoz ganó`, `Ganó Muñoz
// en la jugada 40`.
//
//   set_named_winner(game, lexicon);   // behind read_title(), before settle_result()
//
// Only where nothing else says a result, and nothing but how or when stands behind the verb and the
// name: `Muñoz ganó un peón` is no end.
#pragma once

#include "game/model/game.h"
#include "game/model/lexicon.h"

namespace planilla {

void set_named_winner(Game& game, const Lexicon& lexicon);

}  // namespace planilla
