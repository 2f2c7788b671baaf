// Names of character sets, and the tables of the 8-bit ones.
#include "text/charset/charset.h"

#include <stdexcept>
#include <string>
#include <utility>

#include "base/ascii.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, encodings> names = {
    "UTF-8",          "UTF-16LE",     "UTF-16BE",
    "windows-1252",   "ISO-8859-1",   "ISO-8859-2",
    "IBM850",         "IBM437",       "windows-1251",
    "KOI8-R",         "IBM866",       "windows-1250",
    "windows-1253",   "windows-1254", "windows-1255",
    "windows-1257",   "IBM852",       "ISO-8859-5",
    "ISO-8859-7",     "macintosh",    "x-mac-centraleurroman",
    "x-mac-cyrillic", "windows-1256", "KOI8-U",
    "IBM737",         "IBM857",       "IBM860",
    "IBM861",         "IBM862",       "cp1125",
    "ISO-8859-4",     "ISO-8859-6",   "x-mac-greek",
    "ISO-8859-3",     "ISO-8859-10",  "ISO-8859-13",
    "ISO-8859-14",    "ISO-8859-15",  "IBM775",
    "IBM855",         "IBM858",       "IBM863",
    "IBM865",         "IBM869",       "windows-874",
    "windows-1258",   "GB18030",      "Big5",
    "Shift_JIS",      "EUC-JP",       "EUC-KR",
    "ISO-2022-JP",    "HZ-GB-2312"};

// Sets that one of ours holds, or that differ from it in what nobody writes.
struct OtherName {
  std::string_view name;
  Encoding encoding;
};
constexpr std::array<OtherName, 12> other_names = {{{"US-ASCII", Encoding::utf8},
                                                    {"ISO-8859-8", Encoding::windows1255},
                                                    {"ISO-8859-9", Encoding::windows1254},
                                                    {"TIS-620", Encoding::windows874},
                                                    {"GBK", Encoding::gb18030},
                                                    {"GB2312", Encoding::gb18030},
                                                    {"windows-936", Encoding::gb18030},
                                                    {"windows-31j", Encoding::shift_jis},
                                                    {"windows-950", Encoding::big5},
                                                    {"Big5-HKSCS", Encoding::big5},
                                                    {"windows-949", Encoding::euc_kr},
                                                    {"cp949", Encoding::euc_kr}}};

// In the order of `names`.
constexpr std::array<std::string_view, encodings> usual_names = {
    "utf-8",       "utf-16le",    "utf-16be",    "windows-1252",   "latin1",      "latin2",
    "cp850",       "cp437",       "cp1251",      "koi8-r",         "cp866",       "cp1250",
    "cp1253",      "cp1254",      "cp1255",      "cp1257",         "cp852",       "iso-8859-5",
    "iso-8859-7",  "macintosh",   "x-mac-ce",    "x-mac-cyrillic", "cp1256",      "koi8-u",
    "cp737",       "cp857",       "cp860",       "cp861",          "cp862",       "cp1125",
    "iso-8859-4",  "iso-8859-6",  "x-mac-greek", "iso-8859-3",     "iso-8859-10", "iso-8859-13",
    "iso-8859-14", "iso-8859-15", "cp775",       "cp855",          "cp858",       "cp863",
    "cp865",       "cp869",       "windows-874", "cp1258",         "gb18030",     "big5",
    "shift_jis",   "euc-jp",      "euc-kr",      "iso-2022-jp",    "hz"};

Charset make_charset(Encoding encoding) {
  const std::string name(encoding_name(encoding));
  const auto high = unicode::high_half(name);
  if (!high) throw std::runtime_error("no character set " + name);
  const bool windows = name.starts_with("windows");
  Charset set;
  for (std::size_t i = 0; i < set.high.size(); ++i) {
    const char32_t c = (*high)[i];
    set.high[i] = windows && c < 0xA0 ? undefined : c;
  }
  return set;
}

// As people write it and ICU does not: "win1251", "win-1251", and what editors call a set.
std::string name_for_icu(std::string_view written) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 5> words = {
      {{"ansi", "windows-1252"},
       {"utf-8-sig", "UTF-8"},
       {"utf8-bom", "UTF-8"},
       {"latin7", "ISO-8859-13"},
       {"mac-roman", "macintosh"}}};
  std::string name(written);
  for (char& c : name)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  for (const auto& [word, meant] : words)
    if (name == word) return std::string(meant);
  constexpr std::string_view short_windows = "win";
  if (!name.starts_with(short_windows)) return name;
  const std::size_t digits = short_windows.size() + (name.starts_with("win-") ? 1 : 0);
  return digits < name.size() && ascii::is_digit(name[digits]) ? "windows-" + name.substr(digits)
                                                               : name;
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

const std::array<std::string_view, encodings>& usual_encoding_names() {
  return usual_names;
}

std::optional<Encoding> find_encoding(std::string_view name) {
  const std::string wanted = unicode::charset_name(name_for_icu(name));
  // Without its byte order: that of the byte order mark, else little-endian, which is what Windows
  // writes.
  if (wanted == "UTF-16") return Encoding::utf16le;
  if (!wanted.empty())
    for (std::size_t i = 0; i < names.size(); ++i)
      if (wanted == unicode::charset_name(names[i])) return Encoding(i);
  if (!wanted.empty())
    for (const OtherName& other : other_names)
      if (wanted == unicode::charset_name(other.name)) return other.encoding;
  return std::nullopt;
}

const Charset& charset(Encoding encoding) {
  static const std::array<Charset, names.size()> sets = make_charsets();
  return sets[static_cast<std::size_t>(encoding)];
}

}  // namespace planilla
