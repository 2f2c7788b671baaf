// Notes below the game, each with the number that stands behind a half-move:
//
//   12  Cd5(1)  Tc8
//   ...
//   (1) apuro de tiempo
//
//   find_footnotes(text)     // the line of the note
#pragma once

#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

// Lines that begin with a number in parentheses, which stands glued to a word in a line before. In
// the order of the text.
std::vector<Span> find_footnotes(std::string_view text);

}  // namespace planilla
