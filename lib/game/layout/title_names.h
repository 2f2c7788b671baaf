// Players named in a title: `Alekhine vs Capablanca`, `García, Pedro (2105) – Muñoz, José (1980)`.
//
//   read_title_names(game);   // of a sheet that was read: fills White, Black, WhiteElo, BlackElo
//
// Looked at are the remarks before the first move of a sheet in which no heading names a player.
// Two names with a dash between them may be the name of an opening, so that something else must
// speak for players: `vs` or `x` in place of the dash, a rating, initials or a comma in a name, the
// year. The title stays a comment as well.
#pragma once

#include "game/model/game.h"

namespace planilla {

void read_title_names(Game& game);

}  // namespace planilla
