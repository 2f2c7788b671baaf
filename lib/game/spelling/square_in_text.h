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

}  // namespace planilla
