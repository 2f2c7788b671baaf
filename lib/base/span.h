// A stretch of a game's text.
//
//   Span word{7, 10};
//   word.in("1.e4 e5 2.Cf3")      // what stands there
//
// `begin` and `end` count bytes of the game's UTF-8 text, from 0, half open. A span never leaves
// the text it was made for. 32 bits are enough: a game is limited to 16 MiB (see
// text/simd/limits.h).
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  constexpr std::uint32_t size() const { return end - begin; }
  constexpr bool empty() const { return begin == end; }
  constexpr std::string_view in(std::string_view text) const {
    return text.substr(begin, end - begin);
  }
  friend constexpr bool operator==(Span, Span) = default;
};

// The shortest span that holds both.
constexpr Span cover(Span a, Span b) {
  return {a.begin < b.begin ? a.begin : b.begin, a.end > b.end ? a.end : b.end};
}

}  // namespace planilla
