// Printing columns of UTF-8, as PGN counts them: one a code point.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace planilla {

inline std::size_t code_points(std::string_view utf8) {
  // Eight bytes at once: those whose highest bits are 10 go on with a character.
  constexpr std::uint64_t lowest_bits = 0x0101010101010101;
  std::size_t further = 0, at = 0;
  for (; at + 8 <= utf8.size(); at += 8) {
    std::uint64_t bytes;
    std::memcpy(&bytes, utf8.data() + at, sizeof bytes);
    // The sum of all bytes, in the highest.
    further += ((bytes >> 7) & ~(bytes >> 6) & lowest_bits) * lowest_bits >> 56;
  }
  for (; at < utf8.size(); ++at) further += (static_cast<unsigned char>(utf8[at]) & 0xc0) == 0x80;
  return utf8.size() - further;
}

}  // namespace planilla
