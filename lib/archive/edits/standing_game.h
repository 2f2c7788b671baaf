// Is a game written as PGN asks for, but for the form of its lines?
//
//   if (stands_as_written(game)) copy(game.extent.in(game.text));
//
// True if nothing of it was repaired, converted or left unread: tags as PGN writes them, moves in
// English SAN, one result, bytes in UTF-8. Tags that are missing, their order, the length of lines
// and where blanks stand are no matter. Variations and comments are looked at too.
#pragma once

#include "game/model/game.h"

namespace planilla {

bool stands_as_written(const Game& game);

}  // namespace planilla
