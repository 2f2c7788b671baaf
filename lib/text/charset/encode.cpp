// From UTF-8 back to the character set of a file.
#include <algorithm>

#include "text/charset/charset.h"
#include "text/charset/encoding.h"
#include "text/charset/utf8.h"

namespace planilla {

std::optional<std::string> encode(std::string_view utf8, Encoding encoding) {
  if (encoding == Encoding::utf8) return std::string(utf8);
  if (!is_single_byte(encoding)) return std::nullopt;
  const Charset& set = charset(encoding);
  std::string out;
  while (!utf8.empty()) {
    const std::size_t length = std::max<std::size_t>(1, sequence_length(utf8));
    const char32_t c = first_character(utf8.substr(0, length));
    const auto high = std::find(set.high.begin(), set.high.end(), c);
    if (c >= 0x80 && (c == undefined || high == set.high.end())) return std::nullopt;
    out += static_cast<char>(c < 0x80 ? c : 0x80 + static_cast<char32_t>(high - set.high.begin()));
    utf8.remove_prefix(length);
  }
  return out;
}

}  // namespace planilla
