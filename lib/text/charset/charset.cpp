// Names of character sets, and the tables of the 8-bit ones, by ICU.
#include "text/charset/charset.h"

#include <unicode/ucnv.h>
#include <unicode/utf8.h>

#include <memory>
#include <stdexcept>
#include <string>

namespace planilla {

namespace {

constexpr std::array<std::string_view, 12> names = {
    "UTF-8",  "UTF-16LE", "UTF-16BE",     "windows-1252", "ISO-8859-1", "ISO-8859-2",
    "IBM850", "IBM437",   "windows-1251", "KOI8-R",       "IBM866",     "windows-1250"};

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, CloseConverter>;

Converter open_converter(const std::string& name) {
  UErrorCode status = U_ZERO_ERROR;
  Converter converter(ucnv_open(name.c_str(), &status));
  return U_SUCCESS(status) ? std::move(converter) : nullptr;
}

std::string canonical_name(const std::string& name) {
  const Converter converter = open_converter(name);
  UErrorCode status = U_ZERO_ERROR;
  const char* canonical = converter ? ucnv_getName(converter.get(), &status) : nullptr;
  return canonical ? canonical : "";
}

Charset make_charset(Encoding encoding) {
  const std::string name(encoding_name(encoding));
  const Converter converter = open_converter(name);
  if (!converter) throw std::runtime_error("ICU has no converter for " + name);
  const bool windows = name.starts_with("windows");
  Charset set;
  for (std::size_t i = 0; i < set.high.size(); ++i) {
    const char byte = static_cast<char>(0x80 + i);
    const char* at = &byte;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_reset(converter.get());
    const UChar32 c = ucnv_getNextUChar(converter.get(), &at, at + 1, &status);
    const bool bad = U_FAILURE(status) || (windows && c < 0xA0);
    set.high[i] = bad ? undefined : static_cast<char32_t>(c);
  }
  return set;
}

std::array<Charset, names.size()> make_charsets() {
  std::array<Charset, names.size()> sets;
  for (std::size_t i = 0; i < sets.size(); ++i)
    if (is_single_byte(Encoding(i))) sets[i] = make_charset(Encoding(i));
  return sets;
}

}  // namespace

std::string_view encoding_name(Encoding encoding) {
  return names[static_cast<std::size_t>(encoding)];
}

std::optional<Encoding> find_encoding(std::string_view name) {
  const std::string wanted = canonical_name(std::string(name));
  // Without its byte order: that of the byte order mark, else little-endian, which is what Windows
  // writes.
  if (wanted == "UTF-16") return Encoding::utf16le;
  if (!wanted.empty())
    for (std::size_t i = 0; i < names.size(); ++i)
      if (wanted == canonical_name(std::string(names[i]))) return Encoding(i);
  return std::nullopt;
}

const Charset& charset(Encoding encoding) {
  static const std::array<Charset, names.size()> sets = make_charsets();
  return sets[static_cast<std::size_t>(encoding)];
}

void append_utf8(char32_t c, std::string& out) {
  char bytes[U8_MAX_LENGTH];
  std::int32_t size = 0;
  U8_APPEND_UNSAFE(bytes, size, static_cast<UChar32>(c));
  out.append(bytes, static_cast<std::size_t>(size));
}

}  // namespace planilla
