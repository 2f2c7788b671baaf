// Character by character, where there are others than ASCII's.
#include "archive/edits/plain_digits.h"

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

std::string with_plain_digits(std::string_view text) {
  std::size_t at = ascii_prefix(text);
  std::string out(text.substr(0, at));
  while (at < text.size()) {
    const std::size_t begin = at;
    const char32_t c = take_character(text, at);
    const int digit = c == not_utf8 ? -1 : unicode::digit_value(c);
    if (digit < 0)
      out += text.substr(begin, at - begin);
    else
      out += static_cast<char>('0' + digit);
  }
  return out;
}

}  // namespace planilla
