// Text converted once too often, turned back: the characters to bytes of the wrong character set,
// and the bytes read as the UTF-8 that they were.
#include "checks/facts/mojibake.h"

#include <unicode/ucnv.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <array>
#include <cstring>
#include <memory>

namespace planilla {

namespace {

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, CloseConverter>;

Converter open(const char* name) {
  UErrorCode status = U_ZERO_ERROR;
  Converter converter(ucnv_open(name, &status));
  if (converter)
    ucnv_setFromUCallBack(converter.get(), UCNV_FROM_U_CALLBACK_STOP, nullptr, nullptr, nullptr,
                          &status);
  return U_SUCCESS(status) ? std::move(converter) : nullptr;
}

// windows-1252 leaves five bytes without a letter; programs pass them through as C1 controls.
std::optional<std::string> bytes_of(UChar32 c, UConverter& converter) {
  if (c >= 0x80 && c < 0xa0) return std::string(1, static_cast<char>(c));
  const icu::UnicodeString one(c);
  std::array<char, 8> bytes{};
  UErrorCode status = U_ZERO_ERROR;
  const int32_t size = ucnv_fromUChars(&converter, bytes.data(), bytes.size(), one.getBuffer(),
                                       one.length(), &status);
  if (U_FAILURE(status) || size != 1) return std::nullopt;
  return std::string(bytes.data(), 1);
}

bool valid_utf8(std::string_view bytes) {
  const auto size = static_cast<int32_t>(bytes.size());
  for (int32_t i = 0; i < size;) {
    UChar32 c = 0;
    U8_NEXT(bytes.data(), i, size, c);
    if (c < 0) return false;
  }
  return true;
}

std::optional<std::string> undo(std::string_view utf8, UConverter& converter) {
  std::string bytes;
  const auto size = static_cast<int32_t>(utf8.size());
  for (int32_t i = 0; i < size;) {
    UChar32 c = 0;
    U8_NEXT(utf8.data(), i, size, c);
    if (c < 0) return std::nullopt;
    if (c < 0x80) {
      bytes += static_cast<char>(c);
      continue;
    }
    const std::optional<std::string> byte = bytes_of(c, converter);
    if (!byte) return std::nullopt;
    bytes += *byte;
  }
  return valid_utf8(bytes) ? std::optional(bytes) : std::nullopt;
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
  if (!may_be_mojibake(utf8)) return std::nullopt;
  thread_local const Converter western = open("windows-1252");
  thread_local const Converter cyrillic = open("windows-1251");
  if (western)
    if (std::optional<std::string> text = undo(utf8, *western)) return text;
  if (cyrillic) {
    const std::optional<std::string> text = undo(utf8, *cyrillic);
    if (text && looks_cyrillic(*text)) return text;
  }
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
