// Look-alikes by a table; accents and compatibility forms by ICU's decomposition.
#include "notation/read/fold.h"

#include <unicode/locid.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <iterator>

#include "notation/read/reading.h"

namespace planilla {

namespace {

struct LookAlike {
  char32_t from;
  char to;
};

// In order of `from`.
constexpr LookAlike look_alikes[] = {
    {U'Α', 'A'}, {U'Β', 'B'}, {U'Ε', 'E'}, {U'Ζ', 'Z'}, {U'Η', 'H'}, {U'Ι', 'I'}, {U'Κ', 'K'},
    {U'Μ', 'M'}, {U'Ν', 'N'}, {U'Ο', 'O'}, {U'Ρ', 'P'}, {U'Τ', 'T'}, {U'Υ', 'Y'}, {U'Χ', 'X'},
    {U'α', 'a'}, {U'ε', 'e'}, {U'κ', 'k'}, {U'ν', 'v'}, {U'ο', 'o'}, {U'ρ', 'p'}, {U'χ', 'x'},
    {U'Ѕ', 'S'}, {U'І', 'I'}, {U'Ј', 'J'}, {U'А', 'A'}, {U'В', 'B'}, {U'Е', 'E'}, {U'З', '3'},
    {U'К', 'K'}, {U'М', 'M'}, {U'Н', 'H'}, {U'О', 'O'}, {U'Р', 'P'}, {U'С', 'C'}, {U'Т', 'T'},
    {U'Х', 'X'}, {U'а', 'a'}, {U'е', 'e'}, {U'к', 'k'}, {U'о', 'o'}, {U'р', 'p'}, {U'с', 'c'},
    {U'х', 'x'}, {U'ь', 'b'}, {U'ѕ', 's'}, {U'і', 'i'}, {U'ј', 'j'},
};

char look_alike(UChar32 c) {
  const auto* found =
      std::lower_bound(std::begin(look_alikes), std::end(look_alikes), static_cast<char32_t>(c),
                       [](const LookAlike& l, char32_t code) { return l.from < code; });
  return found != std::end(look_alikes) && found->from == static_cast<char32_t>(c) ? found->to : 0;
}

bool is_dash(UChar32 c) {
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xfe58 || c == 0xfe63 || c == 0xff0d;
}

// What c is without accents and in its plain form; c itself if it has none.
icu::UnicodeString plain(UChar32 c) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* nfkd = icu::Normalizer2::getNFKDInstance(status);
  icu::UnicodeString out;
  if (U_FAILURE(status)) return out.append(c);
  const icu::UnicodeString parts = nfkd->normalize(icu::UnicodeString(c), status);
  for (int i = 0; i < parts.length(); i = parts.moveIndex32(i, 1))
    if (u_charType(parts.char32At(i)) != U_NON_SPACING_MARK) out.append(parts.char32At(i));
  return out;
}

// What stands for c, and the quirk of having written it.
std::string fold_one(UChar32 c, std::uint16_t& quirks) {
  if (c == 0xd7 || c == 0x2715 || c == 0x2716) return "x";
  if (c >= 0xfe00 && c <= 0xfe0f) return "";
  if (u_isUWhiteSpace(c) || c == 0x200b || c == 0x2060 || c == 0xfeff) {
    quirks |= quirk_punctuation;
    return "";
  }
  if (is_dash(c)) {
    quirks |= quirk_dash;
    return "-";
  }
  if (c >= 0xff01 && c <= 0xff5e) {  // full-width: the same letter, and no other that looks like it
    quirks |= quirk_punctuation;
    return std::string(1, static_cast<char>(c - 0xff01 + '!'));
  }
  std::string out;
  const icu::UnicodeString base = plain(c);
  for (int i = 0; i < base.length(); i = base.moveIndex32(i, 1)) {
    const char twin = look_alike(base.char32At(i));
    icu::UnicodeString one(twin ? static_cast<UChar32>(twin) : base.char32At(i));
    one.toUTF8String(out);
  }
  return out;
}

}  // namespace

Folded fold(std::string_view word) {
  Folded out;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(word.data());
  const auto size = static_cast<std::int32_t>(word.size());
  for (std::int32_t i = 0; i < size;) {
    const std::int32_t start = i;
    UChar32 c;
    U8_NEXT(bytes, i, size, c);
    const std::string_view was = word.substr(start, i - start);
    std::uint16_t quirks = 0;
    const std::string is = c < 0x80 ? std::string(was) : fold_one(c, quirks);
    if (is != was) {
      out.changed = true;
      const bool sign = c == 0xd7 || c == 0x2715 || c == 0x2716 || (c >= 0xfe00 && c <= 0xfe0f);
      out.quirks |= quirks ? quirks : sign ? 0 : quirk_homoglyph;
    }
    out.text += is;
    out.origin.insert(out.origin.end(), is.size(), static_cast<std::uint16_t>(start));
  }
  out.origin.push_back(static_cast<std::uint16_t>(word.size()));
  return out;
}

std::string fold_case(std::string_view word) {
  std::string out;
  icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())})
      .foldCase()
      .toUTF8String(out);
  return out;
}

std::string to_lower(std::string_view word) {
  std::string out;
  icu::UnicodeString::fromUTF8({word.data(), static_cast<std::int32_t>(word.size())})
      .toLower(icu::Locale::getRoot())
      .toUTF8String(out);
  return out;
}

}  // namespace planilla
