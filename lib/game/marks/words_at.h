// What stands at a place of the text, and what may begin or end there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace planilla {

// "13. Nf3": for the reader to find the place.
std::string_view words_at(std::string_view text, std::uint32_t byte);

// Might a move begin here? A letter of one, and a rank or castling within the word.
bool looks_like_move(std::string_view word);

// `{7...Ca5)`: the first bracket that closes what nothing opened from there on; the size of the
// text: there is none.
std::size_t other_bracket(std::string_view text, std::size_t from);

}  // namespace planilla
