// A page that is no game: words and signs in which no move can be found.
//
//   if (is_noise(game, tokens, findings_before)) fold_noise(game, tokens, findings_before);
//
// One cause, one finding: whatever was found while it was read (braces, parentheses, words, results
// by chance) is replaced by one `unreadable-move` that says that the text is not read from here on.
// The text itself stays: all of it is in the elements.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

// `tokens` of the sheet's movetext; findings up to `keep` are about something else (the bytes,
// tags) and stay. No noise are a heading or a result with a few words and no moves, and a game of
// which one finding says already why it is not read.
bool is_noise(const Game& game, std::size_t tokens, std::size_t keep);
void fold_noise(Game& game, std::size_t tokens, std::size_t keep);

// Is a long text of a sheet told at sight to be none of a game: one word in sixty at most looks
// like a move or its number? Linear in its size, and made before any reading is tried.
bool shows_no_moves(std::string_view text, std::span<const Token> tokens, std::size_t from);
// Keeps all of it unread: `not-chess`. Returns the index behind its last token.
std::size_t refuse(Game& game, std::span<const Token> tokens, std::size_t from);

}  // namespace planilla
