#include "archive/edits/ascii_text.h"

#include <algorithm>

#include "text/unicode/unicode.h"

namespace planilla {

std::string in_ascii(std::string_view text) {
  std::string out = unicode::in_latin(text);
  std::erase_if(out, [](char c) { return static_cast<unsigned char>(c) >= 0x80; });
  return out;
}

}  // namespace planilla
