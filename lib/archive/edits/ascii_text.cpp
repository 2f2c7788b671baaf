#include "archive/edits/ascii_text.h"

#include <algorithm>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_capital(char c) {
  return c >= 'A' && c <= 'Z';
}

// Of scripts without capitals.
void begin_words_with_capitals(std::string& text) {
  bool begins = true;
  for (char& c : text) {
    if (begins && is_small(c)) c = static_cast<char>(c - 'a' + 'A');
    begins = c == ' ' || c == ',' || c == '-';
  }
}

// A capital that becomes two letters: only the first is one where a small letter follows.
std::string_view two_letters(char32_t capital, bool before_small) {
  switch (capital) {
    case U'\u00DE':
      return before_small ? "Th" : "TH";
    case U'\u00C6':
      return before_small ? "Ae" : "AE";
    case U'\u0152':
      return before_small ? "Oe" : "OE";
    default:
      return {};
  }
}

// Those letters, and apostrophes of print, which stand for a letter that is left out.
std::string with_plain_signs(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const char32_t c = take_character(text, at);
    std::size_t behind = at;
    const bool before_small = at < text.size() && unicode::is_lower(take_character(text, behind));
    const std::string_view two = two_letters(c, before_small);
    if (c == U'\u2019' || c == U'\u2018')
      out += '\'';
    else
      out += two.empty() ? text.substr(begin, at - begin) : two;
  }
  return out;
}

// Hebrew and Arabic write consonants; a name of which the vowels are left out is nobody's.
bool lacks_vowels(std::string_view text) {
  bool letters = false;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = take_character(text, at);
    const bool is_point = (c >= 0x5B0 && c <= 0x5BC) || (c >= 0x64B && c <= 0x652);
    if (is_point) return false;
    letters |= (c >= 0x5D0 && c <= 0x5EA) || (c >= 0x620 && c <= 0x6D3);
  }
  return letters;
}

template <typename IsSuch>
bool holds(std::string_view text, IsSuch&& is_such) {
  for (std::size_t at = 0; at < text.size();)
    if (is_such(take_character(text, at))) return true;
  return false;
}

// Blanks around what was left out.
void close_gaps(std::string& text) {
  const auto both = [](char a, char b) { return a == ' ' && b == ' '; };
  text.erase(std::unique(text.begin(), text.end(), both), text.end());
  while (text.starts_with(' ')) text.erase(0, 1);
  while (text.ends_with(' ')) text.pop_back();
}

}  // namespace

bool holds_han(std::string_view text) {
  return holds(text, [](char32_t c) {
    return c == 0x3005 || (c >= 0x3400 && c <= 0x4DBF) || (c >= 0x4E00 && c <= 0x9FFF);
  });
}

bool holds_kana(std::string_view text) {
  return holds(text, [](char32_t c) {
    return (c >= 0x3041 && c <= 0x3096) || (c >= 0x30A1 && c <= 0x30FA) ||
           (c >= 0xFF66 && c <= 0xFF9D);
  });
}

std::string in_ascii(std::string_view written) {
  if (lacks_vowels(written) || (holds_han(written) && holds_kana(written)))
    return std::string(written);
  const std::string text = with_plain_signs(written);
  std::string out = unicode::as_on_maps(text);
  const auto is_sign = [&](char c) {
    return (c == '\'' || c == '"') && text.find(c) == std::string::npos;
  };
  std::erase_if(out, [&](char c) { return static_cast<unsigned char>(c) >= 0x80 || is_sign(c); });
  close_gaps(out);
  if (std::none_of(text.begin(), text.end(), is_small) &&
      std::none_of(out.begin(), out.end(), is_capital))
    begin_words_with_capitals(out);
  return out;
}

}  // namespace planilla
