// The block of tags above a game, and what people and programs put into it.
//
//   if (names_next_game(game, tokens, at)) break;               // a game without moves ends there
//   if (is_aside_among_tags(game, tokens, at)) keep_aside(game, tokens[at]);
//   name_known_tags(game);                                      // [white "Ana"] is White
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "pgn/token.h"

namespace planilla {

// Is the tag one of the next game: this one has no moves, and the tags that name a game come again
// with other values?
bool names_next_game(const Game& game, std::span<const Token> tokens, std::size_t at);

// A comment, or a line that begins with %, before a tag of the game or before others like it that
// are.
bool is_aside_among_tags(const Game& game, std::span<const Token> tokens, std::size_t at);
void keep_aside(Game& game, const Token& token);

// Words on one line, and signs, between two tags of a game, that can be no moves: told, and kept
// unread. The token behind them; `at` if there are none.
std::size_t keep_strays_among_tags(Game& game, std::span<const Token> tokens, std::size_t at);

// `[white "Ana"]`, `[WHITE "Ana"]`: the tag that is meant, unless the game has it.
void name_known_tags(Game& game);

}  // namespace planilla
