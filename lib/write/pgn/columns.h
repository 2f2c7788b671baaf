// Printing columns of UTF-8, as PGN counts them: one a code point.
#pragma once

#include <cstddef>
#include <string_view>

namespace planilla {

inline std::size_t code_points(std::string_view utf8) {
  std::size_t count = 0;
  for (const char c : utf8) count += (static_cast<unsigned char>(c) & 0xc0) != 0x80;
  return count;
}

}  // namespace planilla
