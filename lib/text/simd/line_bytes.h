// Which of 32 bytes end a line, and which are beyond ASCII.
//
//   LineMasks m = line_masks("one\ntwo ...");
//   m.end            // bit 3
#pragma once

#include <cstdint>

#include "text/simd/byte_masks.h"

namespace planilla::lex {

inline constexpr unsigned line_block = 32;

struct LineMasks {
  std::uint32_t end = 0;  // LF, CR
  std::uint32_t beyond_ascii = 0;
};

#if PLANILLA_SSE2

inline LineMasks line_masks(const char* bytes) {
  LineMasks m;
  for (unsigned at = 0; at < line_block; at += 16) {
    const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + at));
    const __m128i end = _mm_or_si128(_mm_cmpeq_epi8(v, _mm_set1_epi8('\n')),
                                     _mm_cmpeq_epi8(v, _mm_set1_epi8('\r')));
    m.end |= static_cast<std::uint32_t>(_mm_movemask_epi8(end)) << at;
    m.beyond_ascii |= static_cast<std::uint32_t>(_mm_movemask_epi8(v)) << at;
  }
  return m;
}

#else

inline LineMasks line_masks(const char* bytes) {
  LineMasks m;
  for (unsigned at = 0; at < line_block; ++at) {
    const std::uint32_t bit = 1u << at;
    if (bytes[at] == '\n' || bytes[at] == '\r') m.end |= bit;
    if (static_cast<unsigned char>(bytes[at]) >= 0x80) m.beyond_ascii |= bit;
  }
  return m;
}

#endif

}  // namespace planilla::lex
