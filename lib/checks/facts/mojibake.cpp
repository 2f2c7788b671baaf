// Text converted once too often, turned back: the characters to bytes of the wrong character set,
// and the bytes read as the UTF-8 that they were.
#include "checks/facts/mojibake.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "text/charset/encoding.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

using HighHalf = std::array<char32_t, 128>;

HighHalf high_half(std::string_view charset) {
  HighHalf none{};
  none.fill(unicode::no_character);
  return unicode::high_half(charset).value_or(none);
}

// windows-1252 leaves five bytes without a letter; programs pass them through as C1 controls.
std::optional<char> byte_of(char32_t c, const HighHalf& set) {
  if (c < 0xa0) return static_cast<char>(c);
  if (c == unicode::no_character) return std::nullopt;
  const auto* found = std::find(set.begin(), set.end(), c);
  if (found == set.end()) return std::nullopt;
  return static_cast<char>(0x80 + (found - set.begin()));
}

std::optional<std::string> undo(std::string_view utf8, const HighHalf& set) {
  std::string bytes;
  for (std::size_t at = 0; at < utf8.size();) {
    const char32_t c = take_character(utf8, at);
    const std::optional<char> byte = c == not_utf8 ? std::nullopt : byte_of(c, set);
    if (!byte) return std::nullopt;
    bytes += *byte;
  }
  return is_valid_utf8(bytes) ? std::optional(bytes) : std::nullopt;
}

// Cyrillic words may be valid by chance; what comes out must be Cyrillic again, two letters at
// least.
bool looks_cyrillic(std::string_view utf8) {
  int letters = 0;
  for (const char c : utf8) letters += c == '\xd0' || c == '\xd1';
  return letters >= 2;
}

// Is there a letter that UTF-8 of two or more bytes begins with when it is misread, and another
// beyond ASCII behind it? Almost all text is done with here.
bool may_be_mojibake(std::string_view utf8) {
  for (std::size_t i = 0; i + 2 < utf8.size(); ++i) {
    const auto lead = static_cast<unsigned char>(utf8[i]),
               next = static_cast<unsigned char>(utf8[i + 1]);
    const bool western = lead == 0xc3 && next >= 0x82 && next <= 0xb4;     // U+00C2 to U+00F4
    const bool cyrillic = lead == 0xd0 && (next == 0xa0 || next == 0xa1);  // Р, С
    if ((western || cyrillic) && static_cast<unsigned char>(utf8[i + 2]) >= 0xc2) return true;
  }
  return false;
}

constexpr std::string_view base64 =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

// What the digits of UTF-7 stand for: letters beyond ASCII, whole ones and nothing behind them.
std::optional<std::string> utf7_letters(std::string_view digits) {
  std::string out;
  std::uint32_t bits = 0;
  int count = 0;
  for (const char c : digits) {
    bits = bits << 6 | static_cast<std::uint32_t>(base64.find(c));
    count += 6;
    if (count < 16) continue;
    count -= 16;
    const char32_t letter = bits >> count & 0xFFFF;
    // A word of three letters may be one letter by chance, of a script from farther on.
    const char32_t end = digits.size() > 3 ? 0x10000 : 0x530;
    if (letter < 0x80 || letter >= end || !unicode::is_letter(letter)) return std::nullopt;
    append_utf8(letter, out);
    bits &= (1u << count) - 1;
  }
  return count < 6 && bits == 0 && !out.empty() ? std::optional(out) : std::nullopt;
}

// Letters between `+` and `-`, as mail of seven bits had them. Anything else behind a `+` is none.
std::optional<std::string> undo_utf7(std::string_view text) {
  std::string out;
  std::size_t letters = 0;
  for (std::size_t at = 0; at < text.size();) {
    if (text[at] != '+') {
      out += text[at++];
      continue;
    }
    const std::size_t end = std::min(text.find_first_not_of(base64, at + 1), text.size());
    const bool closed = end < text.size() && text[end] == '-';
    if (end == at + 1 && closed) {
      out += '+';
    } else {
      const std::optional<std::string> some = utf7_letters(text.substr(at + 1, end - at - 1));
      if (!closed || !some) return std::nullopt;
      out += *some;
      ++letters;
    }
    at = end + 1;
  }
  return letters != 0 ? std::optional(out) : std::nullopt;
}

bool ends_word(char c) {
  return std::string_view(" \t\r\n{}()").find(c) != std::string_view::npos;
}

}  // namespace

bool is_ascii(std::string_view text) {
  std::uint64_t all = 0;
  std::size_t i = 0;
  for (; i + 8 <= text.size(); i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, text.data() + i, 8);
    all |= eight;
  }
  for (; i < text.size(); ++i) all |= static_cast<unsigned char>(text[i]) & 0x80u;
  return (all & 0x8080808080808080ull) == 0;
}

std::optional<std::string> undo_mojibake(std::string_view utf8) {
  if (utf8.find('+') != std::string_view::npos && is_ascii(utf8)) return undo_utf7(utf8);
  if (!may_be_mojibake(utf8)) return std::nullopt;
  static const HighHalf western = high_half("windows-1252");
  static const HighHalf cyrillic = high_half("windows-1251");
  if (std::optional<std::string> text = undo(utf8, western)) return text;
  if (const std::optional<std::string> text = undo(utf8, cyrillic); text && looks_cyrillic(*text))
    return text;
  return std::nullopt;
}

std::vector<Span> words_beyond_ascii(std::string_view text, Span range) {
  std::vector<Span> out;
  for (std::uint32_t i = range.begin; i < range.end;) {
    if (ends_word(text[i])) {
      ++i;
      continue;
    }
    const std::uint32_t begin = i;
    while (i < range.end && !ends_word(text[i])) ++i;
    if (!is_ascii(text.substr(begin, i - begin))) out.push_back({begin, i});
  }
  return out;
}

}  // namespace planilla
