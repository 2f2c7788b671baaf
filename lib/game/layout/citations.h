// An opening that the introduction of a game cites: "El año pasado jugaron 1.e4 c5 2.Cf3 d6".
//
//   set_citation_apart(text, tokens);   // of a sheet: the sentence becomes a `passage`
//
// Only above the first move, where a sentence runs into a few moves, its paragraph has no others,
// and below it a line begins with the number 1 and a move.
#pragma once

#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void set_citation_apart(std::string_view text, std::vector<Token>& tokens);

}  // namespace planilla
