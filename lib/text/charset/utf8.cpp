// UTF-8: what is well-formed. ASCII, which is nearly all of every game, goes 64 bytes at a time.
#include "text/charset/utf8.h"

#include <bit>
#include <cassert>
#include <cstdint>

#include "text/charset/encoding.h"
#include "text/simd/byte_masks.h"

namespace planilla {

namespace {

template <typename Processor>
[[gnu::always_inline]] inline std::size_t ascii_blocks(std::string_view bytes) {
  std::size_t at = 0;
  for (; bytes.size() - at >= lex::block_size; at += lex::block_size)
    if (const lex::BeyondAscii beyond = Processor::beyond_ascii(bytes.data() + at); beyond != 0)
      return at + static_cast<std::size_t>(std::countr_zero(beyond));
  if (at != 0 && Processor::beyond_ascii(bytes.data() + bytes.size() - lex::block_size) == 0)
    return bytes.size();
  while (at < bytes.size() && static_cast<unsigned char>(bytes[at]) < 0x80) ++at;
  return at;
}

#if PLANILLA_SSE2
PLANILLA_AVX2 std::size_t ascii_blocks_avx2(std::string_view bytes) {
  return ascii_blocks<lex::Avx2>(bytes);
}
#endif

}  // namespace

std::size_t ascii_prefix(std::string_view bytes) {
#if PLANILLA_SSE2
  // Among letters of another script the next one is near.
  if (bytes.size() >= 16) {
    const auto first = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes.data()));
    if (const auto beyond = static_cast<unsigned>(_mm_movemask_epi8(first)); beyond != 0)
      return static_cast<std::size_t>(std::countr_zero(beyond));
  }
  if (lex::has_avx2()) return ascii_blocks_avx2(bytes);
#endif
  return ascii_blocks<lex::AnyProcessor>(bytes);
}

std::size_t sequence_length(std::string_view bytes) {
  const auto at = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  if (bytes.empty()) return 0;
  const unsigned lead = at(0);
  if (lead < 0x80) return 1;
  if (lead < 0xC2 || lead > 0xF4) return 0;
  const std::size_t length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  if (bytes.size() < length) return 0;
  // The second byte bounds the value; the others are free.
  const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
  const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
  if (at(1) < low || at(1) > high) return 0;
  for (std::size_t i = 2; i < length; ++i)
    if (!is_continuation(bytes[i])) return 0;
  return length;
}

char32_t first_character(std::string_view bytes) {
  assert(sequence_length(bytes) != 0);
  const std::size_t length = sequence_length(bytes);
  char32_t c = static_cast<unsigned char>(bytes[0]);
  if (length > 1) c &= 0xFFu >> (length + 1);
  for (std::size_t i = 1; i < length; ++i)
    c = (c << 6) | (static_cast<unsigned char>(bytes[i]) & 0x3Fu);
  return c;
}

char32_t take_character(std::string_view bytes, std::size_t& at) {
  const std::string_view rest = bytes.substr(at);
  if (const std::size_t length = sequence_length(rest); length != 0) {
    at += length;
    return first_character(rest.substr(0, length));
  }
  // What is missing may have been cut off behind the first bytes: these are one character.
  const auto lead = static_cast<unsigned char>(rest[0]);
  std::size_t length = 1;
  if (lead >= 0xE0 && lead <= 0xF4 && rest.size() > 1) {
    const auto second = static_cast<unsigned char>(rest[1]);
    const unsigned low = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    const unsigned high = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    if (second >= low && second <= high) length = 2;
    if (length == 2 && lead >= 0xF0 && rest.size() > 2 && is_continuation(rest[2])) length = 3;
  }
  at += length;
  return not_utf8;
}

void append_utf8(char32_t c, std::string& out) {
  const auto put = [&out](char32_t byte) { out += static_cast<char>(byte); };
  const auto tail = [&put](char32_t bits) { put(0x80 | (bits & 0x3F)); };
  if (c < 0x80) {
    put(c);
  } else if (c < 0x800) {
    put(0xC0 | c >> 6);
    tail(c);
  } else if (c < 0x10000) {
    put(0xE0 | c >> 12);
    tail(c >> 6);
    tail(c);
  } else {
    put(0xF0 | c >> 18);
    tail(c >> 12);
    tail(c >> 6);
    tail(c);
  }
}

std::size_t character_start(std::string_view bytes, std::size_t at) {
  if (at >= bytes.size()) return bytes.size();
  std::size_t start = at;
  for (int back = 0; back < 3 && start > 0 && is_continuation(bytes[start]); ++back) --start;
  return is_continuation(bytes[start]) ? at : start;
}

bool is_valid_utf8(std::string_view bytes) {
  for (;;) {
    bytes.remove_prefix(ascii_prefix(bytes));
    // A run of other scripts without asking for ASCII blocks after each character.
    while (!bytes.empty() && static_cast<unsigned char>(bytes[0]) >= 0x80) {
      // Two bytes, as nearly all letters beyond ASCII are in games, need no more than this.
      const bool pair = bytes.size() >= 2 && (bytes[0] & 0xE0) == 0xC0 && (bytes[0] & 0x1E) != 0 &&
                        is_continuation(bytes[1]);
      const std::size_t length = pair ? 2 : sequence_length(bytes);
      if (length == 0) return false;
      bytes.remove_prefix(length);
    }
    if (bytes.empty()) return true;
  }
}

}  // namespace planilla
