// A few bytes of annotated movetext looked at together: where a word ends, and what a comment holds
// besides words.
//
//   AnyAside::word_size("Nf3+) ...")          // 4; 16 where none of the 16 bytes ends it
//   CommentMasks m = AnyAside::comment_masks("a good move} 12. e4 ...");    // of 32 bytes
//   m.close                                   // bit 11
//
// 16 and 32 bytes are read. Avx2Aside answers the same, in functions that are compiled for it
// (text/simd/byte_masks.h).
#pragma once

#include <bit>
#include <cstdint>

#include "text/simd/byte_masks.h"

namespace planilla::lex {

struct CommentMasks {
  std::uint32_t close = 0;    // }
  std::uint32_t percent = 0;  // %
  std::uint32_t other = 0;    // { p DEL and the controls: to be looked at one by one
};

#if PLANILLA_SSE2

struct AnyAside {
  // Up to a blank, a control character, a parenthesis or a mark.
  static unsigned word_size(const char* bytes) {
    const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
    const __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(' ')), v);
    const __m128i close = _mm_cmpeq_epi8(v, _mm_set1_epi8(')'));
    const __m128i praise = _mm_cmpeq_epi8(v, _mm_set1_epi8('!'));
    const __m128i doubt = _mm_cmpeq_epi8(v, _mm_set1_epi8('?'));
    const int found =
        _mm_movemask_epi8(_mm_or_si128(_mm_or_si128(low, close), _mm_or_si128(praise, doubt)));
    return static_cast<unsigned>(std::countr_zero(static_cast<unsigned>(found) | 1u << 16));
  }

  static CommentMasks comment_masks(const char* bytes) {
    CommentMasks m;
    for (unsigned at = 0; at < 32; at += 16) {
      const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes + at));
      const auto is = [v](char c) { return _mm_cmpeq_epi8(v, _mm_set1_epi8(c)); };
      const auto put = [at](std::uint32_t& mask, __m128i found) {
        mask |= static_cast<std::uint32_t>(_mm_movemask_epi8(found)) << at;
      };
      const __m128i controls = _mm_cmpeq_epi8(_mm_min_epu8(v, _mm_set1_epi8(0x1F)), v);
      put(m.close, is('}'));
      put(m.percent, is('%'));
      put(m.other, _mm_or_si128(_mm_or_si128(is('{'), is('p')), _mm_or_si128(controls, is(0x7F))));
    }
    return m;
  }
};

struct Avx2Aside {
  PLANILLA_AVX2 static unsigned word_size(const char* bytes) { return AnyAside::word_size(bytes); }

  PLANILLA_AVX2 static CommentMasks comment_masks(const char* bytes) {
    const __m256i v = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes));
    const __m256i controls = _mm256_cmpeq_epi8(_mm256_min_epu8(v, all(0x1F)), v);
    const __m256i marks =
        _mm256_or_si256(_mm256_cmpeq_epi8(v, all('{')), _mm256_cmpeq_epi8(v, all('p')));
    const __m256i odd = _mm256_or_si256(controls, _mm256_cmpeq_epi8(v, all(0x7F)));
    return {mask(_mm256_cmpeq_epi8(v, all('}'))), mask(_mm256_cmpeq_epi8(v, all('%'))),
            mask(_mm256_or_si256(marks, odd))};
  }

private:
  PLANILLA_AVX2 static __m256i all(int c) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(repeated_bytes[c & 0xff].data()));
  }
  PLANILLA_AVX2 static std::uint32_t mask(__m256i found) {
    return static_cast<std::uint32_t>(_mm256_movemask_epi8(found));
  }
};

// Where the first % from `at` on stands; `end` if there is none. Up to `readable` there are bytes.
inline const char* find_percent(const char* at, const char* end, const char* readable) {
  for (; at < end && readable - at >= 32; at += 32) {
    std::uint32_t found = 0;
    for (unsigned half = 0; half < 32; half += 16) {
      const __m128i v = _mm_loadu_si128(reinterpret_cast<const __m128i*>(at + half));
      found |= static_cast<std::uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(v, _mm_set1_epi8('%'))))
               << half;
    }
    if (found == 0) continue;
    at += std::countr_zero(found);
    return at < end ? at : end;
  }
  while (at < end && *at != '%') ++at;
  return at < end ? at : end;
}

#else

inline const char* find_percent(const char* at, const char* end, const char*) {
  while (at < end && *at != '%') ++at;
  return at;
}

struct AnyAside {
  static unsigned word_size(const char* bytes) {
    unsigned at = 0;
    while (at < 16 && static_cast<unsigned char>(bytes[at]) > ' ' && bytes[at] != ')' &&
           bytes[at] != '!' && bytes[at] != '?')
      ++at;
    return at;
  }

  static CommentMasks comment_masks(const char* bytes) {
    CommentMasks m;
    for (unsigned at = 0; at < 32; ++at) {
      const char c = bytes[at];
      const std::uint32_t bit = 1u << at;
      if (c == '}') m.close |= bit;
      if (c == '%') m.percent |= bit;
      if (c == '{' || c == 'p' || c == 0x7F || static_cast<unsigned char>(c) < 0x20) m.other |= bit;
    }
    return m;
  }
};

#endif

}  // namespace planilla::lex
