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

// The same between two headings, `Blancas: Ana`, `Ronda 3`, `Resultado: 0-1`: behind the first of
// them.
std::size_t keep_lines_among_headings(Game& game, std::span<const Token> tokens, std::size_t at);

std::size_t keep_text_above_headings(Game& game, std::span<const Token> tokens, std::size_t at);
std::size_t keep_words_above_tags(Game& game, std::span<const Token> tokens, std::size_t at);

}  // namespace planilla
