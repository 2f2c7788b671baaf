// Character sets of seven bits in which signs say where characters of two bytes begin and end, as
// mail needed them: ISO-2022-JP (ESC $ B ... ESC ( B) and HZ (~{ ... ~}); private to text/.
//
//   detect_shifted("\x1B$B;3ED\x1B(B")          // Encoding::iso2022_jp
//   decode_shifted(bytes, Encoding::hz).text
//
// A line end ends such characters too. Signs have no character of their own: they belong to the one
// beside them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "text/charset/encoding.h"

namespace planilla {

constexpr bool is_shifted(Encoding encoding) {
  return encoding >= Encoding::iso2022_jp;
}

// nullopt where the text has no such signs with characters between them.
std::optional<Encoding> detect_shifted(std::string_view text);
Decoded decode_shifted(std::string_view bytes, Encoding encoding);

// How many of the bytes make the next character, which is a byte or two, signs around it included.
std::size_t shifted_unit(std::string_view bytes, bool is_byte, Encoding encoding);
// About as many bytes as a text took, without the signs.
std::uint64_t shifted_size(std::string_view utf8);

}  // namespace planilla
