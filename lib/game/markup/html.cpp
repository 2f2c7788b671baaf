// One pass over the tags, one over the words.
#include "game/markup/html.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "base/ascii.h"
#include "board/square_in_text.h"
#include "game/spelling/html_element.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

using ascii::is_digit;
using ascii::is_space;

bool is_name_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
}

// Where `mark` stands in the `longest` bytes from `at`; npos if it does not.
std::size_t find_near(std::string_view text, char mark, std::size_t at, std::size_t longest) {
  const std::size_t found = text.substr(at, longest).find(mark);
  return found == std::string_view::npos ? found : at + found;
}

// The name of the element that a tag at `at` opens or closes, in small letters; "" for none.
std::string element_at(std::string_view text, std::size_t at) {
  std::string name;
  std::size_t i = at + 1;
  if (i < text.size() && text[i] == '/') ++i;
  for (; i < text.size() && name.size() < 12 && (is_name_letter(text[i]) || is_digit(text[i])); ++i)
    name += static_cast<char>(text[i] | (is_digit(text[i]) ? 0 : 0x20));
  const bool ends = i < text.size() && (is_space(text[i]) || text[i] == '>' || text[i] == '/');
  return ends && is_html_element(name) ? name : "";
}

// Where `end` begins from `at` on, as far as the text was not searched for it in vain: npos.
struct Closing {
  std::string_view end;
  bool absent = false;

  std::size_t from(std::string_view text, std::size_t at) {
    const std::size_t found = absent ? std::string_view::npos : text.find(end, at);
    absent = found == std::string_view::npos;
    return found;
  }
};

constexpr std::array<std::pair<std::string_view, std::uint32_t>, 118> names = {{
    {"amp", '&'},      {"lt", '<'},        {"gt", '>'},       {"quot", '"'},     {"apos", '\''},
    {"nbsp", ' '},     {"hellip", 0x2026}, {"ndash", 0x2013}, {"mdash", 0x2014}, {"minus", 0x2212},
    {"times", 0xd7},   {"frac12", 0xbd},   {"lsquo", 0x2018}, {"rsquo", 0x2019}, {"ldquo", 0x201c},
    {"rdquo", 0x201d}, {"bdquo", 0x201e},  {"laquo", 0xab},   {"raquo", 0xbb},   {"iexcl", 0xa1},
    {"iquest", 0xbf},  {"plusmn", 0xb1},   {"infin", 0x221e}, {"bull", 0x2022},  {"middot", 0xb7},
    {"deg", 0xb0},     {"ordm", 0xba},     {"ordf", 0xaa},    {"uarr", 0x2191},  {"rarr", 0x2192},
    {"darr", 0x2193},  {"larr", 0x2190},   {"shy", 0xad},     {"euro", 0x20ac},  {"copy", 0xa9},
    {"reg", 0xae},     {"sect", 0xa7},     {"para", 0xb6},    {"cent", 0xa2},    {"pound", 0xa3},
    {"Agrave", 0xc0},  {"Aacute", 0xc1},   {"Acirc", 0xc2},   {"Atilde", 0xc3},  {"Auml", 0xc4},
    {"Aring", 0xc5},   {"AElig", 0xc6},    {"Ccedil", 0xc7},  {"Egrave", 0xc8},  {"Eacute", 0xc9},
    {"Ecirc", 0xca},   {"Euml", 0xcb},     {"Igrave", 0xcc},  {"Iacute", 0xcd},  {"Icirc", 0xce},
    {"Iuml", 0xcf},    {"ETH", 0xd0},      {"Ntilde", 0xd1},  {"Ograve", 0xd2},  {"Oacute", 0xd3},
    {"Ocirc", 0xd4},   {"Otilde", 0xd5},   {"Ouml", 0xd6},    {"Oslash", 0xd8},  {"Ugrave", 0xd9},
    {"Uacute", 0xda},  {"Ucirc", 0xdb},    {"Uuml", 0xdc},    {"Yacute", 0xdd},  {"THORN", 0xde},
    {"szlig", 0xdf},   {"agrave", 0xe0},   {"aacute", 0xe1},  {"acirc", 0xe2},   {"atilde", 0xe3},
    {"auml", 0xe4},    {"aring", 0xe5},    {"aelig", 0xe6},   {"ccedil", 0xe7},  {"egrave", 0xe8},
    {"eacute", 0xe9},  {"ecirc", 0xea},    {"euml", 0xeb},    {"igrave", 0xec},  {"iacute", 0xed},
    {"icirc", 0xee},   {"iuml", 0xef},     {"eth", 0xf0},     {"ntilde", 0xf1},  {"ograve", 0xf2},
    {"oacute", 0xf3},  {"ocirc", 0xf4},    {"otilde", 0xf5},  {"ouml", 0xf6},    {"oslash", 0xf8},
    {"ugrave", 0xf9},  {"uacute", 0xfa},   {"ucirc", 0xfb},   {"uuml", 0xfc},    {"yacute", 0xfd},
    {"thorn", 0xfe},   {"yuml", 0xff},     {"OElig", 0x152},  {"oelig", 0x153},  {"Scaron", 0x160},
    {"scaron", 0x161}, {"hearts", 0x2665}, {"sup1", 0xb9},    {"sup2", 0xb2},    {"sup3", 0xb3},
    {"acute", 0xb4},   {"thinsp", ' '},    {"ensp", ' '},     {"emsp", ' '},
}};

// No surrogates.
std::string utf8(std::uint32_t c) {
  std::string out;
  if (c < 0xd800 || (c > 0xdfff && c <= 0x10ffff)) append_utf8(c, out);
  return out;
}

// A character reference at `at`: what it stands for, and its length; "" if it is none.
std::string reference_at(std::string_view text, std::size_t at, std::size_t& length) {
  constexpr std::size_t longest = 11;
  const std::size_t end = find_near(text, ';', at, longest);
  if (end == std::string_view::npos || end == at + 1) return {};
  length = end + 1 - at;
  const std::string name(text.substr(at + 1, end - at - 1));
  if (name[0] == '#') {
    const bool hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
    char* rest = nullptr;
    const unsigned long c = std::strtoul(name.c_str() + (hex ? 2 : 1), &rest, hex ? 16 : 10);
    if (*rest != '\0' || c < 0x20 || c > 0x10ffff) return {};
    return c == 0xa0 ? " " : utf8(static_cast<std::uint32_t>(c));
  }
  for (const auto& [known, c] : names)
    if (known == name) return utf8(c);
  return {};
}

bool strikes_out(std::string_view element) {
  return element == "s" || element == "del" || element == "strike";
}

// A tag that begins or ends what is crossed out: Markdown's sign in its place, beside the word.
void sign_struck_out(std::string& text, std::size_t begin, std::size_t end) {
  constexpr std::string_view sign = "~~";
  const bool closes = text[begin + 1] == '/';
  blank(text, begin, end);
  text.replace(closes ? begin : end - sign.size(), sign.size(), sign);
}

// `<!-- 3. Bb5 a6 -->`: one with moves in it is kept, in braces.
void blank_comment(std::string& text, std::size_t begin, std::size_t end) {
  const std::string_view inside = std::string_view(text).substr(begin, end - begin);
  const bool keeps = squares_named(inside, 1) == 1 && inside.find_first_of("{}<", 1) == inside.npos;
  if (!keeps) return blank(text, begin, end);
  constexpr std::size_t opens = 4, closes = 3;  // bytes of its marks
  blank(text, begin, begin + opens);
  blank(text, end - closes, end);
  text[begin + opens - 1] = '{';
  text[end - closes] = '}';
}

// Does anything stand before a place in its line? Places rise, so that each byte is looked at once.
class LineBefore {
public:
  bool holds_text(std::string_view text, std::size_t at) {
    for (; seen_ < at; ++seen_) {
      const char c = text[seen_];
      text_ = c != '\n' && c != '\r' && (text_ || (c != ' ' && c != '\t'));
    }
    return text_;
  }

private:
  std::size_t seen_ = 0;
  bool text_ = false;
};

// `3.A̶b̶5̶`: the word with Markdown's sign in place of the strokes that Unicode puts over each
// character behind its number; "" where one has none.
std::string without_strokes(std::string_view word) {
  constexpr std::size_t length = 2, fewest = 2;  // bytes of U+0335 to U+0338; characters
  const auto is_stroke = [&](std::size_t at) {
    return at + 1 < word.size() && word[at] == '\xcc' && word[at + 1] >= '\xb5' &&
           word[at + 1] <= '\xb8';
  };
  std::size_t at = 0;
  while (at < word.size() && (is_digit(word[at]) || word[at] == '.') && !is_stroke(at + 1)) ++at;
  std::string out = std::string(word.substr(0, at)) + "~~";
  if (word.size() < at + fewest * (1 + length)) return {};
  while (at < word.size()) {
    std::size_t behind = at + 1;
    while (behind < word.size() && (word[behind] & 0xc0) == 0x80) ++behind;
    if (!is_stroke(behind)) return {};
    out += word.substr(at, behind - at);
    at = behind + length;
  }
  return out + "~~";
}

// What one word becomes, with lost bytes behind it.
struct Change {
  std::string_view from, to;
};
// The last ones are letters with accents as pages have them whose bytes were taken for GB 2312 and
// then for Latin-1: "rindi¨®".
constexpr std::array<Change, 24> ligatures = {{{"\ufb00", "ff"},
                                               {"\ufb01", "fi"},
                                               {"\ufb02", "fl"},
                                               {"\ufb03", "ffi"},
                                               {"\ufb04", "ffl"},
                                               {"\u00ad", ""},
                                               {"\u200b", ""},
                                               {"\u2060", ""},
                                               {"\ufeff", ""},
                                               {"\u00a8\u00a2", "\u00e1"},
                                               {"\u00a8\u00a4", "\u00e0"},
                                               {"\u00a8\u00a6", "\u00e9"},
                                               {"\u00a8\u00a8", "\u00e8"},
                                               {"\u00a8\u00aa", "\u00ed"},
                                               {"\u00a8\u00ac", "\u00ec"},
                                               {"\u00a8\u00ae", "\u00f3"},
                                               {"\u00a8\u00b0", "\u00f2"},
                                               {"\u00a8\u00b2", "\u00fa"},
                                               {"\u00a8\u00b4", "\u00f9"},
                                               {"\u00a8\u00b9", "\u00fc"},
                                               {"\u00a8\u00ba", "\u00ea"},
                                               {"\u00a1\u00aa", "\u2014"},
                                               {"\u00a1\u00b0", "\u201c"},
                                               {"\u00a1\u00b1", "\u201d"}}};

// `1\.`: the backslash by which Markdown takes a sign for itself.
bool is_escape(std::string_view text, std::size_t at) {
  return text[at] == '\\' && at + 1 < text.size() &&
         std::string_view(".-*_+#!()[]").find(text[at + 1]) != std::string_view::npos;
}

void decode_word(std::string& text, std::size_t begin, std::size_t end) {
  std::string out;
  if (std::string struck = without_strokes({text.data() + begin, end - begin}); !struck.empty()) {
    struck.resize(end - begin, ' ');
    text.replace(begin, end - begin, struck);
    return;
  }
  for (std::size_t i = begin; i < end;) {
    std::size_t length = 0;
    if (is_escape(text, i)) {
      ++i;
      continue;
    }
    if (text[i] == '&') {
      if (const std::string meant = reference_at(text, i, length); !meant.empty()) {
        if (meant != "\u00ad") out += meant;
        i += length;
        continue;
      }
    }
    const auto found = std::find_if(ligatures.begin(), ligatures.end(), [&](const Change& one) {
      return text.compare(i, one.from.size(), one.from) == 0;
    });
    if (found != ligatures.end()) {
      out += found->to;
      i += found->from.size();
      continue;
    }
    out += text[i++];
  }
  if (out.size() > end - begin) return;
  out.resize(end - begin, lost_byte);
  text.replace(begin, end - begin, out);
}

}  // namespace

void blank(std::string& text, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end && i < text.size(); ++i)
    if (text[i] != '\n' && text[i] != '\r') text[i] = ' ';
}

void blank_tags(std::string& text) {
  constexpr std::size_t longest = 1000;  // bytes of a tag
  Closing comment{"-->"}, script{"</script"}, style{"</style"};
  LineBefore line;
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
    if (text.compare(at, 4, "<!--") == 0) {
      const std::size_t end = comment.from(text, at);
      if (end == std::string::npos) continue;
      blank_comment(text, at, end + 3);
      at = end;
      continue;
    }
    const std::string name = element_at(text, at);
    if (name.empty()) continue;
    const std::size_t end = find_near(text, '>', at, longest);
    if (end == std::string::npos) continue;
    std::size_t behind = end + 1;
    if ((name == "script" || name == "style") && text[at + 1] != '/')
      behind = std::min((name == "script" ? script : style).from(text, end), text.size());
    if (strikes_out(name))
      sign_struck_out(text, at, behind);
    else
      blank(text, at, behind);
    if (is_html_block(name) && line.holds_text(text, at)) text[at] = '\n';
    at = behind - 1;
  }
}

void decode_words(std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    if (is_space(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    bool marks = false;
    for (; end < text.size() && !is_space(text[end]); ++end)
      marks |= text[end] == '&' || text[end] == '\\' || text[end] == '\xc2' ||
               text[end] == '\xe2' || text[end] == '\xef' || text[end] == '\xcc';
    if (marks) decode_word(text, at, end);
    at = end;
  }
}

}  // namespace planilla
