// What the lines above a game tell of it: its players, where and when it was played, its ECO code;
// and what the sentence below it tells of its end.
//
//   read_title(game, lexicon);         // White, Black, WhiteElo, BlackElo, Event, Site, Date,
//   Round,
//                                      // ECO, as far as the title says them
//   read_termination(game, lexicon);   // Termination, from `por tiempo`, `aplazada` ...
//
// Of a sheet that was read. Looked at are the remarks before its first move; players are taken
// where no heading names any (title_names.h). Places and dates are taken from the line of the
// players, the one below it, and sentences beside headings: `Abierto de Cali 2019, ronda 5`,
// `Caracas, 1960`, `Siciliana [B97]`. What stood there stays a comment as well.
#pragma once

#include "game/model/game.h"
#include "game/model/lexicon.h"

namespace planilla {

void read_title(Game& game, const Lexicon& lexicon);
void read_termination(Game& game, const Lexicon& lexicon);

}  // namespace planilla
