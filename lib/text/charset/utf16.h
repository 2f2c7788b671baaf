// UTF-16 to UTF-8, piece by piece; private to text/.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "text/charset/encoding.h"

namespace planilla {

enum class ByteOrder { little, big };

constexpr bool is_utf16(Encoding encoding) {
  return encoding == Encoding::utf16le || encoding == Encoding::utf16be;
}

// Appends what `bytes` hold and returns how many of them were taken: all but a half character at
// the end. What has no meaning (half a surrogate pair) becomes U+FFFD, counted in `replaced`.
std::size_t append_utf16(std::string_view bytes, ByteOrder order, std::string& out,
                         std::size_t& replaced);

}  // namespace planilla
