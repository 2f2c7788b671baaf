// Moves that a comment goes on with in other letters than the game: `2. Nf3 Nc6 {3.Ab5 a6} *`,
// where the letters of the moves were changed and the comment was left as it was.
//
//   if (goes_on_in_comment(game)) tell_unplayed_in_other_letters(game, notations);
#pragma once

#include "game/model/game.h"
#include "notation/read/notations.h"

namespace planilla {

// Does a comment behind the last move begin with the number that is due, and hold nothing but
// numbers and words that look like moves?
bool goes_on_in_comment(const Game& game);

// In the first letters of a language that read them.
void tell_unplayed_in_other_letters(Game& game, const Notations& notations);

}  // namespace planilla
