// Annotation signs to NAGs: `!` is $1, `±` is $16 (docs/tokens.md has the table).
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

// The last glyph of the PGN standard's table is $139; $140 to $255 are left to programs.
inline constexpr std::uint32_t most_nag = 255;

// 0 for a sign that has no NAG.
int nag_of_glyph(std::string_view glyph);

// Does it stand before moves that were not played: an idea, what is better?
bool governs_line(std::string_view glyph);

}  // namespace planilla
