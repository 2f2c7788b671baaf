// A page that is no game: words and signs in which no move can be found.
//
//   if (is_noise(game, tokens, findings_before)) fold_noise(game, findings_before);
//
// One cause, one finding: whatever was found while it was read (braces, parentheses, words, results
// by chance) is replaced by one `unreadable-move` that says that the text is not read from here on.
// The text itself stays: all of it is in the elements.
#pragma once

#include <cstddef>

#include "game/model/game.h"

namespace planilla {

// `tokens` of the sheet's movetext; findings up to `keep` are about something else (the bytes,
// tags) and stay. No noise are a heading or a result with a few words and no moves, and a game of
// which one finding says already why it is not read.
bool is_noise(const Game& game, std::size_t tokens, std::size_t keep);
void fold_noise(Game& game, std::size_t keep);

}  // namespace planilla
