// Annotation signs to NAGs: `!` is $1, `±` is $16 (docs/tokens.md has the table).
#pragma once

#include <string_view>

namespace planilla {

// 0 for a sign that has no NAG.
int nag_of_glyph(std::string_view glyph);

}  // namespace planilla
