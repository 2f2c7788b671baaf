// Dashes and quotes around a line that is no part of the game, in place of brackets:
// `8.c3 O-O — 8...Na5 9.Bc2 c5 — 9.h3`.
//
//   open_asides(parts, text);         // they are brackets then
//
// They are, where a number that goes back stands behind the first, which stands behind a move, and
// the game goes on behind the second.
#pragma once

#include <span>
#include <string_view>

#include "game/cells/part.h"
#include "pgn/token.h"

namespace planilla {

void open_asides(Parts& parts, std::string_view text);

// Does such a sign stand before a number that goes back?
bool shows_asides(std::string_view text, std::span<const Token> tokens);

}  // namespace planilla
