// Words in doubt, and moves that were taken back, as they were found among the tokens
// (game/doubt/): parts of a text whatever their characters look like.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "game/cells/parts.h"
#include "pgn/token.h"

namespace planilla {

// In the order of the text.
std::vector<FixedPart> fixed_parts(std::string_view text, std::span<const Token> tokens);

}  // namespace planilla
