// A scoresheet with headings of its own behind a game with PGN's tags.
//
//   sheet_below(text, tokens, lexicon)   // where it begins; text.size(): there is none
//
// Behind a result or a move, at the start of a line: headings that name a player, or two lines of
// them, with moves below; behind a result also a line of two players. `tokens` are those of the
// text as PGN.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

std::size_t sheet_below(std::string_view text, std::span<const Token> tokens,
                        const Lexicon& lexicon);

}  // namespace planilla
