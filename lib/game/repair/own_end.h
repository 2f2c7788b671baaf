// Where a repair is not looked for: the text itself has ended the game.
//
//   // 3. Qh5# a6: not the mate is doubted, but what follows
//   if (ended_by_its_own_word(game)) return;
#pragma once

#include "game/model/game.h"

namespace planilla {

// True if the main line goes on behind a mate that the text itself calls so.
bool ended_by_its_own_word(const Game& game);

}  // namespace planilla
