// A half-move that cannot be read, which was kept with the words behind the last move of a sheet:
//
//   9. h3 Sq5                   // Sq5, in the row of h3
//   4. Ba4 bueno Nxx6 5. O-O
//
//   tell_unread_reply(game, white_reader, black_reader);   // of a game that was read
//
// Told (`unreadable-move`) and kept unread with what stands behind it is a word among the first of
// the row that begins as a piece does and ends as a square does, and is no move. Nothing is done
// where reading stopped already.
#pragma once

#include "game/model/game.h"
#include "notation/read/move_reader.h"

namespace planilla {

void tell_unread_reply(Game& game, MoveReader& white, MoveReader& black);

}  // namespace planilla
