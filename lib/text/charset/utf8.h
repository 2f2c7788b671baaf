// Walking over UTF-8, byte by byte.
//
//   sequence_length("\xC3\xB1o")    // 2: one character of two bytes
//   sequence_length("\xF1o")        // 0: not UTF-8 here
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace planilla {

inline constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
inline constexpr std::string_view replacement_character = "\xEF\xBF\xBD";

constexpr bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Bytes of the well-formed sequence that `bytes` begins with (1 to 4; Unicode, table 3-7: no
// overlong forms, no surrogates, nothing above U+10FFFF); 0 if there is none.
std::size_t sequence_length(std::string_view bytes);

// The character that well-formed `bytes` begin with.
char32_t first_character(std::string_view bytes);

inline constexpr char32_t not_utf8 = 0xFFFFFFFF;

// The character at `at`, which must be before the end, and moves `at` behind it. not_utf8 for bytes
// that are none: as many as begin a character that breaks off (Unicode, 3.9, best practice), at
// least one.
char32_t take_character(std::string_view bytes, std::size_t& at);

// Appends a code point in UTF-8; it must not be above U+10FFFF.
void append_utf8(char32_t c, std::string& out);

// How many of the first bytes are ASCII.
std::size_t ascii_prefix(std::string_view bytes);

// The greatest place up to `at` that is not inside a character.
std::size_t character_start(std::string_view bytes, std::size_t at);

}  // namespace planilla
