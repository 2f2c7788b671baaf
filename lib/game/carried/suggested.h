// A game that was read on behind what is only suggested (Repair::proceed), as it is written: a move
// that nobody has agreed to stands in no main line, nor does what follows it.
//
//   reader.next(game);               // with Repair::proceed: all that is wrong with it is found
//   leave_suggested_unread(game);    // up to the first suggestion; the rest is kept unread
#pragma once

#include "game/model/game.h"

namespace planilla {

void leave_suggested_unread(Game& game);

}  // namespace planilla
