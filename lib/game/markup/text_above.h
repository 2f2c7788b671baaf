// Text above the headings of a sheet, or above the first tags of a file.
//
//   at = keep_text_above_headings(game, tokens, at);   // titles, prose: a remark each line
//   at = keep_words_above_tags(game, tokens, at);      // of no game: remarks, text-between-games
//
// Both return the token of the first heading or tag, or `at` where nothing above it was kept: it
// may be moves. What words are: docs/framing.md.
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

std::size_t keep_text_above_headings(Game& game, std::span<const Token> tokens, std::size_t at);
std::size_t keep_words_above_tags(Game& game, std::span<const Token> tokens, std::size_t at);

}  // namespace planilla
