// Annotation signs to NAGs: `!` is $1, `±` is $16 (docs/tokens.md has the table).
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

// The last glyph of the PGN standard's table is $139; $140 to $255 are left to programs.
inline constexpr std::uint32_t most_nag = 255;

// 0 for a sign that has no NAG.
int nag_of_glyph(std::string_view glyph);

}  // namespace planilla
