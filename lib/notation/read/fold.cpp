// Look-alikes by a table; accents and compatibility forms by Unicode's decomposition.
#include "notation/read/fold.h"

#include <algorithm>
#include <iterator>

#include "notation/read/reading.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

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

char look_alike(char32_t c) {
  const auto* found =
      std::lower_bound(std::begin(look_alikes), std::end(look_alikes), c,
                       [](const LookAlike& l, char32_t code) { return l.from < code; });
  return found != std::end(look_alikes) && found->from == c ? found->to : 0;
}

bool is_dash(char32_t c) {
  return (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0xfe58 || c == 0xfe63 || c == 0xff0d ||
         c == 0x2192;  // "e2→e4"
}

// What c is without accents and in its plain form; c itself if it has none.
std::string plain(char32_t c) {
  std::string one;
  append_utf8(c, one);
  return unicode::decomposed(one);
}

// What stands for c, and the quirk of having written it.
std::string fold_one(char32_t c, std::uint16_t& quirks) {
  if (c == 0xd7 || c == 0x2715 || c == 0x2716) return "x";
  if (c >= 0xfe00 && c <= 0xfe0f) return "";
  if (unicode::is_blank(c) || c == 0x200b || c == 0x2060 || c == 0xfeff) {
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
  const std::string base = plain(c);
  for (std::size_t at = 0; at < base.size();) {
    const char32_t part = take_character(base, at);
    if (unicode::is_mark(part)) continue;
    const char twin = look_alike(part);
    append_utf8(twin ? static_cast<char32_t>(twin) : part, out);
  }
  return out;
}

}  // namespace

Folded fold(std::string_view word) {
  Folded out;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t start = at;
    const char32_t c = take_character(word, at);
    const std::string_view was = word.substr(start, at - start);
    std::uint16_t quirks = 0;
    const std::string is = c < 0x80 || c == not_utf8 ? std::string(was) : fold_one(c, quirks);
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

bool looks_like_file(std::string_view letter) {
  const std::string twin = fold(letter).text;
  return twin.size() == 1 && twin[0] >= 'a' && twin[0] <= 'h';
}

std::string fold_dashes(std::string_view word) {
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const std::size_t start = at;
    const char32_t c = take_character(word, at);
    if (c != not_utf8 && is_dash(c))
      out += '-';
    else
      out += word.substr(start, at - start);
  }
  return out;
}

std::string fold_ranks(std::string_view word) {
  constexpr std::size_t fewest = 5;  // bytes: Kgl-f3 without its piece
  std::string out(word);
  const auto is_file = [](char c) { return c >= 'a' && c <= 'h'; };
  if (word.size() < fewest || word.find_first_of("lI") == std::string_view::npos) return out;
  const std::string dashed = fold_dashes(word);
  if (dashed.find_first_of("-x:") == std::string::npos) return out;
  for (std::size_t i = 1; i < out.size(); ++i) {
    if ((out[i] != 'l' && out[i] != 'I') || !is_file(out[i - 1])) continue;
    const bool ends = i + 1 == out.size() || out[i + 1] == '-' || out[i + 1] == 'x' ||
                      out[i + 1] == ':' || static_cast<unsigned char>(out[i + 1]) >= 0x80;
    if (ends) out[i] = '1';
  }
  return out;
}

std::string fold_case(std::string_view word) {
  return unicode::fold_case(word);
}

std::string to_lower(std::string_view word) {
  return unicode::to_lower(word);
}

}  // namespace planilla
