// Does a text hold the name of a square, in either case? Words that do are moves rather than prose.
//
//   holds_square("Ch4")       // true
//   holds_square("gagnait")   // false
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla {

constexpr bool holds_square(std::string_view text) {
  for (std::size_t i = 1; i < text.size(); ++i)
    if (text[i] >= '1' && text[i] <= '8' && (text[i - 1] | 32) >= 'a' && (text[i - 1] | 32) <= 'h')
      return true;
  return false;
}

// Names of squares in small letters, at most `most` of them: how many there are.
//
//   squares_named("1.e4 e5", 2)   // 2
constexpr int squares_named(std::string_view text, int most) {
  int found = 0;
  for (std::size_t i = 1; i < text.size() && found < most; ++i)
    found += text[i] >= '1' && text[i] <= '8' && text[i - 1] >= 'a' && text[i - 1] <= 'h';
  return found;
}

// In small letters only: capitals may name a group or a board.
constexpr bool holds_small_square(std::string_view text) {
  return squares_named(text, 1) != 0;
}

// A square in small letters that begins there.
constexpr bool is_square_at(std::string_view text, std::size_t at) {
  return at + 1 < text.size() && text[at] >= 'a' && text[at] <= 'h' && text[at + 1] >= '1' &&
         text[at + 1] <= '8';
}

}  // namespace planilla
