// Bytes as masks: bit i says what byte i is. What ordinary movetext and tag lines consist of, and
// no more.
//
//   MovetextMasks m = AnyProcessor::movetext("12.Nf3+ d5 ...");   // 64 bytes are read
//   m.digit   // ...100011: 1, 2, 3
//
// AnyProcessor runs everywhere, with SSE2 where the compiler has it. Avx2 is for functions that are
// compiled for it (PLANILLA_AVX2), and are called only where has_avx2() says so. Both answer the
// same.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#if defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
#define PLANILLA_SSE2 1
#include <immintrin.h>
#else
#define PLANILLA_SSE2 0
#endif

namespace planilla::lex {

inline constexpr unsigned block_size = 64;

struct MovetextMasks {
  std::uint64_t letter = 0;  // A-Z a-z
  std::uint64_t digit = 0;
  std::uint64_t dot = 0;
  std::uint64_t sign = 0;   // + # - =
  std::uint64_t blank = 0;  // space, and the five controls from tab to CR
};

// Bytes of letters beyond ASCII, and of whatever else is there.
using BeyondAscii = std::uint64_t;

struct TagLineMasks {
  std::uint64_t letter = 0;
  std::uint64_t mark = 0;  // quote, backslash, control characters, among them those that end a line
};

// LF and CR.
using LineEnds = std::uint64_t;

struct PlainBits {
  static unsigned first_bit(std::uint64_t mask) {
    return static_cast<unsigned>(std::countr_zero(mask));
  }
  // Of eight bytes in the order of the text, and zeros behind them; `count` up to 31.
  static std::uint64_t first_bytes(std::uint64_t bytes, unsigned count) {
    return count < 8 ? bytes & ~(~std::uint64_t{0} << count * 8) : bytes;
  }
};

#if PLANILLA_SSE2

// Ranges: adding moves the first byte of the range to -128, so that one signed comparison finds it
// all. Pairs: - and = differ in one bit, # and + too.
struct AnyProcessor : PlainBits {
  static MovetextMasks movetext(const char* bytes) {
    MovetextMasks m;
    for (unsigned at = 0; at < block_size; at += 16) {
      const __m128i v = load(bytes + at);
      put(m.letter, within(_mm_or_si128(v, all(0x20)), 'a', 26), at);
      put(m.digit, within(v, '0', 10), at);
      put(m.dot, is(v, '.'), at);
      const __m128i dash = is(_mm_or_si128(v, all(0x10)), '=');
      put(m.sign, _mm_or_si128(dash, is(_mm_or_si128(v, all(0x08)), '+')), at);
      put(m.blank, _mm_or_si128(is(v, ' '), within(v, '\t', 5)), at);
    }
    return m;
  }

  static BeyondAscii beyond_ascii(const char* bytes) {
    BeyondAscii m = 0;
    for (unsigned at = 0; at < block_size; at += 16) put(m, load(bytes + at), at);
    return m;
  }

  static TagLineMasks tag_line(const char* bytes) {
    TagLineMasks m;
    for (unsigned at = 0; at < block_size; at += 16) {
      const __m128i v = load(bytes + at);
      put(m.letter, within(_mm_or_si128(v, all(0x20)), 'a', 26), at);
      put(m.mark,
          _mm_or_si128(_mm_or_si128(is(v, '"'), is(v, '\\')),
                       _mm_or_si128(is(v, 0x7F), within(v, 0, 0x20))),
          at);
    }
    return m;
  }

  static LineEnds line_ends(const char* bytes) {
    LineEnds m = 0;
    for (unsigned at = 0; at < block_size; at += 16) {
      const __m128i v = load(bytes + at);
      put(m, _mm_or_si128(is(v, '\n'), is(v, '\r')), at);
    }
    return m;
  }

private:
  static __m128i load(const char* bytes) {
    return _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes));
  }
  static __m128i all(int c) { return _mm_set1_epi8(static_cast<char>(c)); }
  static __m128i is(__m128i v, char c) { return _mm_cmpeq_epi8(v, _mm_set1_epi8(c)); }
  static __m128i within(__m128i v, int first, int count) {
    return _mm_cmpgt_epi8(all(0x80 + count), _mm_add_epi8(v, all(0x80 - first)));
  }
  static void put(std::uint64_t& mask, __m128i found, unsigned at) {
    mask |= std::uint64_t{static_cast<unsigned>(_mm_movemask_epi8(found))} << at;
  }
};

#define PLANILLA_AVX2 [[gnu::target("avx2,bmi,bmi2,popcnt,lzcnt")]]

// Each byte, 32 times.
struct alignas(32) RepeatedByte : std::array<std::uint8_t, 32> {};
extern const std::array<RepeatedByte, 256> repeated_bytes;

struct Avx2 {
  PLANILLA_AVX2 static unsigned first_bit(std::uint64_t mask) {
    return static_cast<unsigned>(_tzcnt_u64(mask));
  }
  PLANILLA_AVX2 static std::uint64_t first_bytes(std::uint64_t bytes, unsigned count) {
    return _bzhi_u64(bytes, count * 8);
  }

  PLANILLA_AVX2 static MovetextMasks movetext(const char* bytes) {
    const __m256i low = load(bytes);
    const __m256i high = load(bytes + 32);
    return {both(letters(low), letters(high)), both(within(low, '0', 10), within(high, '0', 10)),
            both(is(low, '.'), is(high, '.')), both(signs(low), signs(high)),
            both(blanks(low), blanks(high))};
  }

  PLANILLA_AVX2 static BeyondAscii beyond_ascii(const char* bytes) {
    return both(load(bytes), load(bytes + 32));
  }

  PLANILLA_AVX2 static TagLineMasks tag_line(const char* bytes) {
    const __m256i low = load(bytes);
    const __m256i high = load(bytes + 32);
    return {both(letters(low), letters(high)), both(marks(low), marks(high))};
  }

  PLANILLA_AVX2 static LineEnds line_ends(const char* bytes) {
    const __m256i low = load(bytes);
    const __m256i high = load(bytes + 32);
    return both(_mm256_or_si256(is(low, '\n'), is(low, '\r')),
                _mm256_or_si256(is(high, '\n'), is(high, '\r')));
  }

private:
  PLANILLA_AVX2 static __m256i load(const char* bytes) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes));
  }
  // From memory: the compiler would make each anew in every round of a loop.
  PLANILLA_AVX2 static __m256i all(int c) {
    return _mm256_load_si256(reinterpret_cast<const __m256i*>(repeated_bytes[c & 0xff].data()));
  }
  PLANILLA_AVX2 static __m256i is(__m256i v, char c) { return _mm256_cmpeq_epi8(v, all(c)); }
  PLANILLA_AVX2 static __m256i within(__m256i v, int first, int count) {
    return _mm256_cmpgt_epi8(all(0x80 + count), _mm256_add_epi8(v, all(0x80 - first)));
  }
  PLANILLA_AVX2 static __m256i letters(__m256i v) {
    return within(_mm256_or_si256(v, all(0x20)), 'a', 26);
  }
  PLANILLA_AVX2 static __m256i signs(__m256i v) {
    return _mm256_or_si256(is(_mm256_or_si256(v, all(0x10)), '='),
                           is(_mm256_or_si256(v, all(0x08)), '+'));
  }
  PLANILLA_AVX2 static __m256i blanks(__m256i v) {
    return _mm256_or_si256(is(v, ' '), within(v, '\t', 5));
  }
  PLANILLA_AVX2 static __m256i marks(__m256i v) {
    return _mm256_or_si256(_mm256_or_si256(is(v, '"'), is(v, '\\')),
                           _mm256_or_si256(is(v, 0x7F), within(v, 0, 0x20)));
  }
  PLANILLA_AVX2 static std::uint64_t both(__m256i low, __m256i high) {
    return std::uint64_t{static_cast<unsigned>(_mm256_movemask_epi8(low))} |
           std::uint64_t{static_cast<unsigned>(_mm256_movemask_epi8(high))} << 32;
  }
};

inline bool has_avx2() {
  static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
                          __builtin_cpu_supports("bmi2");
  return has;
}

#else

struct AnyProcessor : PlainBits {
  static MovetextMasks movetext(const char* bytes) {
    MovetextMasks m;
    for (unsigned at = 0; at < block_size; ++at) {
      const char c = bytes[at];
      put(m.letter, is_letter(c), at);
      put(m.digit, c >= '0' && c <= '9', at);
      put(m.dot, c == '.', at);
      put(m.sign, c == '+' || c == '#' || c == '-' || c == '=', at);
      put(m.blank, c == ' ' || (c >= '\t' && c <= '\r'), at);
    }
    return m;
  }

  static BeyondAscii beyond_ascii(const char* bytes) {
    BeyondAscii m = 0;
    for (unsigned at = 0; at < block_size; ++at)
      put(m, static_cast<unsigned char>(bytes[at]) >= 0x80, at);
    return m;
  }

  static TagLineMasks tag_line(const char* bytes) {
    TagLineMasks m;
    for (unsigned at = 0; at < block_size; ++at) {
      const auto c = static_cast<unsigned char>(bytes[at]);
      put(m.letter, is_letter(bytes[at]), at);
      put(m.mark, c == '"' || c == '\\' || c < 0x20 || c == 0x7F, at);
    }
    return m;
  }

  static LineEnds line_ends(const char* bytes) {
    LineEnds m = 0;
    for (unsigned at = 0; at < block_size; ++at) put(m, bytes[at] == '\n' || bytes[at] == '\r', at);
    return m;
  }

private:
  static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
  static void put(std::uint64_t& mask, bool found, unsigned at) {
    mask |= std::uint64_t{found} << at;
  }
};

#endif

}  // namespace planilla::lex
