// What stands behind the moves that could be read of a game, beside the moves of another.
//
//   if (!unread_agrees(a, b)) ...      // two StoredGames: the one that stopped goes on otherwise
//
// A game that stops is no copy of one that goes on from there, nor its beginning, unless most of
// the squares that its unread text names are where the other's moves go, in their order.
#pragma once

#include "archive/identity/stored_game.h"

namespace planilla {

bool unread_agrees(const StoredGame& a, const StoredGame& b);

}  // namespace planilla
