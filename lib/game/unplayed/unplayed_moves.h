// Moves that stand in a comment or in words, and would continue the game.
//
//   tell_unplayed_moves(game, white_reader, black_reader);   // of a game that was read
//
// Looked at are comments, `;` tails and words kept as remarks of the main line, where no move
// follows, or where the number of the next move shows that moves are missing. Told
// (`unplayed-moves`) is the first that holds a move with the number that is due, legal there.
// A comment of PGN must consist of such moves: where words stand before or behind them they are
// analysis. Behind the last move words may stand before the number that is due. The words of a
// sheet, where comments have no braces, may hold them anywhere. What an earlier conversion wrote is
// passed over. Above the first move of a sheet it is a line from the number 1 that parts from
// them; above and below the moves of a text such a line may be another game, and is told as one.
#pragma once

#include "game/model/game.h"
#include "notation/read/move_reader.h"

namespace planilla {

bool has_unplayed_moves(const Game& game, MoveReader& white, MoveReader& black);
void tell_unplayed_moves(Game& game, MoveReader& white, MoveReader& black);

}  // namespace planilla
