// Headings below the moves of a sheet: are they of that game, or of the next?
//
//   const std::size_t end = end_of_footer(game, tokens, at, lexicon);   // tokens[at] is a heading
//
// `Resultado: 1-0`, `Árbitro: ...`, `Firma: ...` under the moves are of the game above them. The
// next game begins with the heading that this one began with; with a paragraph of its own; where
// no headings stand above the first moves and none behind the last, each game's are below its
// moves. Returned is one past the last token of the footer; `at`: all is of the next game.
#pragma once

#include <cstddef>
#include <span>

#include "game/model/game.h"
#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

std::size_t end_of_footer(const Game& game, std::span<const Token> tokens, std::size_t at,
                          const Lexicon& lexicon);

// `PARTIDA 2` between the moves and the headings of the next game, tokens[at]: a line that was read
// as a remark at the end of the game, where such a line stands above the game's own headings too,
// or an empty line above it. The game loses it. Returned is its first token; `at`: there is none.
std::size_t give_back_title(Game& game, std::span<const Token> tokens, std::size_t at,
                            const Lexicon& lexicon);

}  // namespace planilla
