#include "archive/edits/ascii_text.h"

#include <algorithm>

#include "text/unicode/unicode.h"

namespace planilla {

namespace {

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// Of scripts without capitals.
void begin_words_with_capitals(std::string& text) {
  bool begins = true;
  for (char& c : text) {
    if (begins && is_small(c)) c = static_cast<char>(c - 'a' + 'A');
    begins = c == ' ' || c == ',' || c == '-';
  }
}

}  // namespace

std::string in_ascii(std::string_view text) {
  std::string out = unicode::as_on_maps(text);
  const auto is_sign = [&](char c) {
    return (c == '\'' || c == '"') && text.find(c) == std::string_view::npos;
  };
  std::erase_if(out, [&](char c) { return static_cast<unsigned char>(c) >= 0x80 || is_sign(c); });
  if (std::none_of(text.begin(), text.end(), is_small) &&
      std::none_of(out.begin(), out.end(), is_capital))
    begin_words_with_capitals(out);
  return out;
}

}  // namespace planilla
