// Conversion to UTF-8, and back to sizes.
#include "text/charset/charset.h"
#include "text/charset/encoding.h"
#include "text/charset/multi_byte.h"
#include "text/charset/shifted.h"
#include "text/charset/utf16.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

char32_t unit_at(std::string_view bytes, std::size_t i, ByteOrder order) {
  const auto a = static_cast<unsigned char>(bytes[i]), b = static_cast<unsigned char>(bytes[i + 1]);
  return order == ByteOrder::little ? a | (b << 8) : (a << 8) | b;
}

bool is_high_surrogate(char32_t unit) {
  return (unit & 0xFC00) == 0xD800;
}
bool is_low_surrogate(char32_t unit) {
  return (unit & 0xFC00) == 0xDC00;
}

// What a byte that is no UTF-8 is in the set of such bytes, if it is a letter; else `undefined`.
char32_t odd_letter(char byte, Encoding odd) {
  if (odd == Encoding::utf8) return undefined;
  const char32_t c = charset(odd).high[static_cast<unsigned char>(byte) - 0x80u];
  return unicode::is_letter(c) ? c : undefined;
}

// A byte beside a character of UTF-8 is a piece of one rather than a letter of another set.
Decoded repair_utf8(std::string_view bytes, Encoding odd) {
  Decoded out;
  out.text.reserve(bytes.size() + 16);
  bool behind_sequence = false;
  while (!bytes.empty()) {
    const std::size_t ascii = ascii_prefix(bytes);
    const std::size_t length = ascii ? ascii : sequence_length(bytes);
    if (length == 0) {
      const bool apart = !behind_sequence && sequence_length(bytes.substr(1)) <= 1;
      const char32_t letter = apart ? odd_letter(bytes[0], odd) : undefined;
      append_utf8(letter, out.text);
      ++(letter == undefined ? out.replaced : out.borrowed);
    } else {
      out.text += bytes.substr(0, length);
      behind_sequence = ascii == 0;
    }
    bytes.remove_prefix(length ? length : 1);
  }
  return out;
}

Decoded decode_single_byte(std::string_view bytes, const Charset& set) {
  Decoded out;
  out.text.reserve(bytes.size() + bytes.size() / 8);
  while (!bytes.empty()) {
    std::size_t taken = ascii_prefix(bytes);
    if (taken == 0 && bytes.starts_with(byte_order_mark)) taken = byte_order_mark.size();
    out.text += bytes.substr(0, taken);
    if (taken == 0) {
      const char32_t c = set.high[static_cast<unsigned char>(bytes[0]) - 0x80u];
      append_utf8(c, out.text);
      out.replaced += c == undefined;
      taken = 1;
    }
    bytes.remove_prefix(taken);
  }
  return out;
}

Decoded decode_utf16(std::string_view bytes, ByteOrder order) {
  Decoded out;
  const std::size_t taken = append_utf16(bytes, order, out.text, out.replaced);
  if (taken < bytes.size()) {
    out.text += replacement_character;
    ++out.replaced;
  }
  return out;
}

}  // namespace

std::size_t append_utf16(std::string_view bytes, ByteOrder order, std::string& out,
                         std::size_t& replaced) {
  std::size_t i = 0;
  while (i + 2 <= bytes.size()) {
    char32_t c = unit_at(bytes, i, order);
    std::size_t width = 2;
    if (is_high_surrogate(c)) {
      if (i + 4 > bytes.size()) break;
      const char32_t low = unit_at(bytes, i + 2, order);
      if (is_low_surrogate(low)) {
        c = 0x10000 + ((c - 0xD800) << 10) + (low - 0xDC00);
        width = 4;
      }
    }
    if (c >= 0xD800 && c < 0xE000) {
      c = undefined;
      ++replaced;
    }
    append_utf8(c, out);
    i += width;
  }
  return i;
}

Decoded decode(std::string_view bytes, Encoding encoding) {
  switch (encoding) {
    case Encoding::utf8:
      return repair_utf8(bytes, Encoding::utf8);
    case Encoding::utf16le:
      return decode_utf16(bytes, ByteOrder::little);
    case Encoding::utf16be:
      return decode_utf16(bytes, ByteOrder::big);
    default:
      if (is_shifted(encoding)) return decode_shifted(bytes, encoding);
      return is_multi_byte(encoding) ? decode_multi_byte(bytes, encoding)
                                     : decode_single_byte(bytes, charset(encoding));
  }
}

Decoded decode(std::string_view bytes, const Guess& guess) {
  return guess.encoding == Encoding::utf8 ? repair_utf8(bytes, guess.odd_bytes)
                                          : decode(bytes, guess.encoding);
}

std::uint64_t encoded_size(std::string_view utf8, Encoding encoding) {
  if (encoding == Encoding::utf8) return utf8.size();
  if (is_multi_byte(encoding)) {
    std::uint64_t size = 0;
    for (std::size_t at = 0; at < utf8.size();)
      size += size_of_character(take_character(utf8, at), encoding);
    return size;
  }
  if (is_shifted(encoding)) return shifted_size(utf8);
  const bool wide = is_utf16(encoding);
  std::uint64_t characters = 0, four_bytes = 0, marks = 0;
  for (const char c : utf8) {
    characters += !is_continuation(c);
    four_bytes += static_cast<unsigned char>(c) >= 0xF0;
  }
  if (wide) return 2 * (characters + four_bytes);
  for (std::size_t at = utf8.find(byte_order_mark); at != std::string_view::npos;
       at = utf8.find(byte_order_mark, at + 3))
    ++marks;
  return characters + 2 * marks;
}

}  // namespace planilla
