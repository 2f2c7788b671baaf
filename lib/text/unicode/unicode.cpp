// By ICU.
#include "text/unicode/unicode.h"

#include <unicode/casemap.h>
#include <unicode/normalizer2.h>
#include <unicode/translit.h>
#include <unicode/uchar.h>
#include <unicode/ucnv.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <memory>
#include <new>

namespace planilla::unicode {

namespace {

UChar32 of_icu(char32_t c) {
  return static_cast<UChar32>(c);
}

icu::UnicodeString wide(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
}

// ICU leaves out what it has no memory for, and goes on.
std::string utf8(const icu::UnicodeString& text) {
  if (text.isBogus()) throw std::bad_alloc();
  std::string out;
  text.toUTF8String(out);
  return out;
}

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};
using Converter = std::unique_ptr<UConverter, CloseConverter>;

Converter open_converter(std::string_view name) {
  UErrorCode status = U_ZERO_ERROR;
  Converter converter(ucnv_open(std::string(name).c_str(), &status));
  return U_SUCCESS(status) ? std::move(converter) : nullptr;
}

}  // namespace

bool is_letter(char32_t c) {
  return u_isalpha(of_icu(c)) != 0;
}
bool is_lower(char32_t c) {
  return u_islower(of_icu(c)) != 0;
}
bool is_upper(char32_t c) {
  return u_isupper(of_icu(c)) != 0;
}
bool is_mark(char32_t c) {
  return u_charType(of_icu(c)) == U_NON_SPACING_MARK;
}
bool is_blank(char32_t c) {
  return u_isUWhiteSpace(of_icu(c)) != 0;
}

int digit_value(char32_t c) {
  return u_charDigitValue(of_icu(c));
}

char32_t to_lower(char32_t c) {
  return static_cast<char32_t>(u_tolower(of_icu(c)));
}

std::size_t columns(char32_t c) {
  switch (u_charType(of_icu(c))) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  const int width = u_getIntPropertyValue(of_icu(c), UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH ? 2 : 1;
}

std::string decomposed(std::string_view text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* nfkd = icu::Normalizer2::getNFKDInstance(status);
  const icu::UnicodeString given = wide(text);
  return utf8(U_FAILURE(status) ? given : nfkd->normalize(given, status));
}

std::string composed(std::string_view text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* nfc = icu::Normalizer2::getNFCInstance(status);
  const icu::UnicodeString given = wide(text);
  return utf8(U_FAILURE(status) ? given : nfc->normalize(given, status));
}

namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return (c & 0x80) == 0; });
}

// Of a text in ASCII.
std::string in_small_letters(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

}  // namespace

std::string fold_case(std::string_view text) {
  if (is_ascii(text)) return in_small_letters(text);
  return utf8(wide(text).foldCase());
}

// Without an object of ICU's for the locale: those are made in a table that is read even where
// memory for it was refused. Nearly all words of a start-up are ASCII.
std::string to_lower(std::string_view text) {
  if (is_ascii(text)) return in_small_letters(text);
  constexpr std::int32_t longest = 3;  // units that one becomes
  const icu::UnicodeString source = wide(text);
  const std::int32_t room = source.length() * longest + 1;
  icu::UnicodeString out;
  char16_t* buffer = out.getBuffer(room);
  if (buffer == nullptr) throw std::bad_alloc();
  UErrorCode status = U_ZERO_ERROR;
  const std::int32_t size = icu::CaseMap::toLower("", 0, source.getBuffer(), source.length(),
                                                  buffer, room, nullptr, status);
  out.releaseBuffer(U_SUCCESS(status) ? size : 0);
  return utf8(out);
}

namespace {

using Transliteration = std::unique_ptr<icu::Transliterator>;

Transliteration open_transliteration(const char* name) {
  UErrorCode status = U_ZERO_ERROR;
  return Transliteration(icu::Transliterator::createInstance(name, UTRANS_FORWARD, status));
}

std::string transliterated(const Transliteration& how, std::string_view text) {
  icu::UnicodeString out = wide(text);
  if (how) how->transliterate(out);
  return utf8(out);
}

}  // namespace

namespace {

// A schwa is left as it stands by ICU. The passports of Azerbaijan, which writes it, have an `a`.
std::string without_schwas(const Transliteration& how, std::string_view text) {
  if (text.find("\u0259") == text.npos && text.find("\u018f") == text.npos)
    return transliterated(how, text);
  icu::UnicodeString letters = wide(text);
  letters.findAndReplace(u"\u0259", u"a").findAndReplace(u"\u018f", u"A");
  return transliterated(how, utf8(letters));
}

}  // namespace

std::string in_latin(std::string_view text) {
  thread_local const Transliteration latin = open_transliteration("Any-Latin; Latin-ASCII");
  return without_schwas(latin, text);
}

std::string as_on_maps(std::string_view text) {
  thread_local const Transliteration maps =
      open_transliteration("Russian-Latin/BGN; Any-Latin; Latin-ASCII");
  return maps ? without_schwas(maps, text) : in_latin(text);
}

std::string charset_name(std::string_view name) {
  const Converter converter = open_converter(name);
  UErrorCode status = U_ZERO_ERROR;
  const char* canonical = converter ? ucnv_getName(converter.get(), &status) : nullptr;
  return canonical ? canonical : "";
}

std::optional<std::array<char32_t, 128>> high_half(std::string_view charset) {
  const Converter converter = open_converter(charset);
  if (!converter) return std::nullopt;
  std::array<char32_t, 128> out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    const char byte = static_cast<char>(0x80 + i);
    const char* at = &byte;
    UErrorCode status = U_ZERO_ERROR;
    ucnv_reset(converter.get());
    const UChar32 c = ucnv_getNextUChar(converter.get(), &at, at + 1, &status);
    out[i] = U_FAILURE(status) ? no_character : static_cast<char32_t>(c);
  }
  return out;
}

char32_t character_in(std::string_view charset, std::string_view bytes) {
  thread_local std::string name;
  thread_local Converter converter;
  if (name != charset || !converter) converter = open_converter(name = charset);
  if (!converter || bytes.empty()) return no_character;
  const char* at = bytes.data();
  const char* const end = at + bytes.size();
  UErrorCode status = U_ZERO_ERROR;
  ucnv_reset(converter.get());
  const UChar32 c = ucnv_getNextUChar(converter.get(), &at, end, &status);
  return U_FAILURE(status) || at != end ? no_character : static_cast<char32_t>(c);
}

}  // namespace planilla::unicode
