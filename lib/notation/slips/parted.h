// Half-moves whose characters a sign or a blank parts, and castling in characters that look like
// its zeros, or with strokes between them.
//
//   parted_move("d 6\n7. O-O")       // 3: bytes of "d 6"; 0: none begins there
//   without_partings("Cf. 3")        // "Cf3"
//   looks_like_castling("Q-Q")       // true; not for "O-O" itself
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace planilla {

std::size_t parted_move(std::string_view text);
std::string without_partings(std::string_view word);
bool looks_like_castling(std::string_view word);

}  // namespace planilla
