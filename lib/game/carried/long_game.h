// A game that passes Limits::game_bytes: its first piece is read, the others are kept unread.
//
//   if (slice.goes_on) has_game = keep_piece(game);    // game.text is the piece
//
// Written, each piece is a game of `; planilla unread: [game-too-long]` lines, so that nothing of a
// file is lost, whatever its size, and memory stays bounded.
#pragma once

#include "game/model/game.h"

namespace planilla {

// False for a piece of blanks, which is no game.
bool keep_piece(Game& game);

}  // namespace planilla
