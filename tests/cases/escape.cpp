// Escapes of `.case` files, and the question whether bytes need them.
#include "tests/cases/escape.h"

#include <cstdint>
#include <cstdio>
#include <stdexcept>

#include "tests/cases/file.h"

namespace planilla::cases {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  throw std::invalid_argument("\\x takes two hexadecimal digits");
}

// How many bytes the UTF-8 character at `at` takes; 0 if there is none.
std::size_t utf8_length(std::string_view bytes, std::size_t at) {
  const auto lead = static_cast<unsigned char>(bytes[at]);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xC2 ? 0
                             : lead < 0xE0 ? 2
                             : lead < 0xF0 ? 3
                             : lead < 0xF5 ? 4
                                           : 0;
  if (length == 0 || at + length > bytes.size()) return 0;
  std::uint32_t value = length == 1 ? lead : lead & (0x7F >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const auto next = static_cast<unsigned char>(bytes[at + i]);
    if ((next & 0xC0) != 0x80) return 0;
    value = value << 6 | (next & 0x3F);
  }
  const bool overlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
  return overlong || value > 0x10FFFF || (value >= 0xD800 && value < 0xE000) ? 0 : length;
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7F;
}

// Characters that nobody sees: a byte order mark, blanks without width, the blank that does not
// break.
bool is_invisible(std::string_view character) {
  return character == "\xEF\xBB\xBF" || character == "\xC2\xA0" ||
         character.starts_with("\xE2\x80\x8B") || character.starts_with("\xE2\x80\x8E") ||
         character.starts_with("\xE2\x80\x8F");
}

void append_escaped(char c, std::string& out) {
  switch (c) {
    case '\\':
      out += "\\\\";
      return;
    case '\r':
      out += "\\r";
      return;
    case '\t':
      out += "\\t";
      return;
    case '\0':
      out += "\\0";
      return;
    default:
      break;
  }
  char digits[5];
  std::snprintf(digits, sizeof digits, "\\x%02x", static_cast<unsigned char>(c));
  out += digits;
}

bool opens_section(std::string_view bytes, std::size_t at) {
  if (at > 0 && bytes[at - 1] != '\n') return false;
  const std::string_view rest = bytes.substr(at);
  return rest.starts_with("---") || rest.starts_with("$ ");
}

}  // namespace

std::string unescape(std::string_view text) {
  if (text.ends_with('\n')) text.remove_suffix(1);
  std::string bytes;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\') {
      bytes += text[i];
      continue;
    }
    const char c = ++i < text.size() ? text[i] : ' ';
    if (c == '\\')
      bytes += '\\';
    else if (c == '0')
      bytes += '\0';
    else if (c == 'r')
      bytes += '\r';
    else if (c == 't')
      bytes += '\t';
    else if (c == 'n')
      bytes += '\n';
    else if (c == 'x' && i + 2 < text.size()) {
      bytes += static_cast<char>(hex_digit(text[i + 1]) << 4 | hex_digit(text[i + 2]));
      i += 2;
    } else {
      throw std::invalid_argument(std::string("no such escape: \\") + c);
    }
  }
  return bytes;
}

std::string escape(std::string_view bytes) {
  if (bytes.empty()) return "";
  const bool ended = bytes.ends_with('\n');
  if (ended) bytes.remove_suffix(1);
  std::string text;
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = utf8_length(bytes, i);
    const std::string_view character = bytes.substr(i, length == 0 ? 1 : length);
    const bool hidden = length == 0 || is_control(character[0]) || is_invisible(character) ||
                        character == "\\" || opens_section(bytes, i);
    if (hidden)
      for (const char c : character) append_escaped(c, text);
    else
      text += character;
    i += character.size();
  }
  return text + (ended ? "\\n\n" : "\n");
}

bool is_plain_text(std::string_view bytes) {
  for (std::size_t i = 0; i < bytes.size();) {
    const std::size_t length = utf8_length(bytes, i);
    if (length == 0 || is_control(bytes[i]) || is_invisible(bytes.substr(i, length))) return false;
    i += length;
  }
  return true;
}

}  // namespace planilla::cases
