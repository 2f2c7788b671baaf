// The 8-bit character sets as tables; private to text/.
//
//   const Charset& set = charset(Encoding::cp850);
//   set.high[0x82 - 0x80]      // U+00E9, e with acute
//
// The tables are filled once. What a set leaves undefined is `undefined`; so are the C1 control
// codes in the Windows sets, where standard tables map bytes without meaning to them.
#pragma once

#include <array>

#include "text/charset/encoding.h"

namespace planilla {

inline constexpr char32_t undefined = 0xFFFD;

struct Charset {
  std::array<char32_t, 128> high{};  // of the bytes 80..FF; the lower half is ASCII in all of them
};

constexpr bool is_single_byte(Encoding encoding) {
  return encoding > Encoding::utf16be && encoding < Encoding::gb18030;
}

const Charset& charset(Encoding encoding);

}  // namespace planilla
