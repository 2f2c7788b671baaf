// Character sets of East Asia, in which a character takes one to four bytes, and ASCII one; private
// to text/.
//
//   for (std::size_t at = 0; at < bytes.size();) {
//     const std::string_view unit = next_unit(bytes.substr(at), Encoding::euc_jp);
//     const char32_t c = character_of(unit, Encoding::euc_jp);     // undefined: it is none
//     at += unit.size();
//   }
//
// Every unit becomes one character, so that places in a text are places in its file.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "text/charset/encoding.h"

namespace planilla {

constexpr bool is_multi_byte(Encoding encoding) {
  return encoding >= Encoding::gb18030 && encoding <= Encoding::euc_kr;
}

// The bytes of the first character of what is not empty; a byte alone where they are none.
std::string_view next_unit(std::string_view bytes, Encoding encoding);
char32_t character_of(std::string_view unit, Encoding encoding);

// How many bytes a character takes; U+FFFD one.
std::size_t size_of_character(char32_t c, Encoding encoding);

Decoded decode_multi_byte(std::string_view bytes, Encoding encoding);

// As plausibility() of words, of a text: each run of such characters once, at most `limit` of them.
double multi_byte_plausibility(std::string_view text, Encoding encoding, std::size_t limit);

}  // namespace planilla
