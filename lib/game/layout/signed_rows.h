// Rows of a sheet in which a dash or a colon stands behind the number, and perhaps between the
// moves.
//
//    1-d4-Cf6         7:0-0 dxc4         21 - Cxc4
//
// Their tokens become a number and one or two words. A sheet has such rows only if nearly all of
// its lines with a number read so, three of them at least; otherwise nothing is changed: one dash
// may be a half-move that was not written.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

void part_signed_rows(std::string_view text, std::vector<Token>& tokens);

// Does the line that begins at `at` read as such a row? A text without one is left as it is.
bool is_signed_row(std::string_view text, std::size_t at);

}  // namespace planilla
