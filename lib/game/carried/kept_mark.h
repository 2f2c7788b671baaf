// A brace or a parenthesis that never closes, where the game is read on all the same.
//
//   game.findings.push_back(std::move(unclosed));
//   keep_mark(game);
//
// The mark stands in the written game as a line of unread text, `; planilla unread:
// [unclosed-comment] {`, before what it opened: so the PGN tells of the doubt, and reading it back
// raises the finding again.
#pragma once

#include "game/model/game.h"

namespace planilla {

// Where the last finding of the game stands.
void keep_mark(Game& game);

}  // namespace planilla
