// One pass for each kind of mark, over bytes.
#include "game/layout/markup.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

#include "text/charset/utf8.h"

namespace planilla {

namespace {

bool is_entity_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_small(char c) {
  return (c >= 'a' && c <= 'z') || static_cast<unsigned char>(c) >= 0x80;
}
bool is_letter(char c) {
  return is_small(c) || (c >= 'A' && c <= 'Z');
}
bool is_markup_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

// Line ends stay.
void blank(std::string& text, std::size_t begin, std::size_t end) {
  for (std::size_t i = begin; i < end && i < text.size(); ++i)
    if (text[i] != '\n' && text[i] != '\r') text[i] = ' ';
}

std::size_t end_of_paragraph(std::string_view text, std::size_t at) {
  return std::min({text.find("\n\n", at), text.find("\n\r", at), text.size()});
}

// --- HTML

constexpr std::array<std::string_view, 42> elements = {
    "a",     "b",     "blockquote", "body",  "br",  "center", "code",  "div",   "em",
    "font",  "h1",    "h2",         "h3",    "h4",  "h5",     "h6",    "head",  "hr",
    "html",  "i",     "img",        "li",    "ol",  "p",      "pre",   "s",     "script",
    "small", "span",  "strong",     "style", "sub", "sup",    "table", "tbody", "td",
    "th",    "thead", "title",      "tr",    "u",   "ul"};

// The name of the element that a tag at `at` opens or closes, in small letters; "" for none.
std::string element_at(std::string_view text, std::size_t at) {
  std::string name;
  std::size_t i = at + 1;
  if (i < text.size() && text[i] == '/') ++i;
  for (; i < text.size() && name.size() < 12 && (is_letter(text[i]) || is_entity_digit(text[i]));
       ++i)
    name += static_cast<char>(text[i] | (is_entity_digit(text[i]) ? 0 : 0x20));
  const bool ends =
      i < text.size() && (is_markup_blank(text[i]) || text[i] == '>' || text[i] == '/');
  return ends && std::find(elements.begin(), elements.end(), name) != elements.end() ? name : "";
}

void blank_tags(std::string& text) {
  constexpr std::size_t longest = 1000;  // bytes of a tag
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
    if (text.compare(at, 4, "<!--") == 0) {
      const std::size_t end = text.find("-->", at);
      if (end != std::string::npos) blank(text, at, end + 3);
      continue;
    }
    const std::string name = element_at(text, at);
    if (name.empty()) continue;
    const std::size_t end = text.find('>', at);
    if (end == std::string::npos || end > at + longest) continue;
    std::size_t behind = end + 1;
    if ((name == "script" || name == "style") && text[at + 1] != '/')
      behind = std::min(text.find("</" + name, end), text.size());
    blank(text, at, behind);
  }
}

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
  constexpr std::size_t longest = 10;
  const std::size_t end = text.find(';', at);
  if (end == std::string_view::npos || end > at + longest || end == at + 1) return {};
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

// What one word becomes, with blanks behind it for what it lost.
struct Change {
  std::string_view from, to;
};
constexpr std::array<Change, 6> ligatures = {{{"\ufb00", "ff"},
                                              {"\ufb01", "fi"},
                                              {"\ufb02", "fl"},
                                              {"\ufb03", "ffi"},
                                              {"\ufb04", "ffl"},
                                              {"\u00ad", ""}}};

void decode_word(std::string& text, std::size_t begin, std::size_t end) {
  std::string out;
  for (std::size_t i = begin; i < end;) {
    std::size_t length = 0;
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
  out.resize(end - begin, ' ');
  text.replace(begin, end - begin, out);
}

void decode_words(std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    if (is_markup_blank(text[at])) {
      ++at;
      continue;
    }
    std::size_t end = at;
    bool marks = false;
    for (; end < text.size() && !is_markup_blank(text[end]); ++end)
      marks |= text[end] == '&' || text[end] == '\xc2' || text[end] == '\xef';
    if (marks) decode_word(text, at, end);
    at = end;
  }
}

// --- Markdown

// Prose, not moves: a word of four letters at least.
bool is_prose(std::string_view text) {
  constexpr std::size_t shortest = 4;  // letters
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \t\r\n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (word.size() >= shortest && std::all_of(word.begin(), word.end(), is_letter)) return true;
    at = end + 1;
  }
  return false;
}

// **bold**, where the paragraph closes what it opens.
void blank_double_stars(std::string& text) {
  for (std::size_t at = text.find("**"); at != std::string::npos; at = text.find("**", at + 2)) {
    const std::size_t close = text.find("**", at + 2);
    if (close == std::string::npos || close > end_of_paragraph(text, at)) continue;
    blank(text, at, at + 2);
    blank(text, close, close + 2);
    at = close;
  }
}

// *emphasis* of prose: `C*6` and `*` alone mean something else.
void blank_single_stars(std::string& text) {
  for (std::size_t at = text.find('*'); at != std::string::npos; at = text.find('*', at + 1)) {
    const bool opens = (at == 0 || is_markup_blank(text[at - 1]) || text[at - 1] == '(') &&
                       at + 1 < text.size() && is_letter(text[at + 1]);
    if (!opens) continue;
    const std::size_t end = end_of_paragraph(text, at);
    std::size_t close = text.find('*', at + 1);
    const auto closes = [&](std::size_t star) {
      return !is_markup_blank(text[star - 1]) &&
             (star + 1 == text.size() ||
              !(is_letter(text[star + 1]) || is_entity_digit(text[star + 1])));
    };
    while (close < end && !closes(close)) close = text.find('*', close + 1);
    if (close >= end || !is_prose(std::string_view(text).substr(at + 1, close - at - 1))) continue;
    blank(text, at, at + 1);
    blank(text, close, close + 1);
    at = close;
  }
}

void blank_backticks(std::string& text) {
  for (std::size_t at = text.find('`'); at != std::string::npos; at = text.find('`', at + 1)) {
    const std::size_t close = text.find('`', at + 1);
    if (close == std::string::npos || close > text.find('\n', at)) continue;
    blank(text, at, at + 1);
    blank(text, close, close + 1);
    at = close;
  }
}

// `* ` before words or moves, of a list of two lines at least: one alone may be a result.
bool shows_list(std::string_view text) {
  const std::size_t first = text.starts_with("* ") ? 0 : text.find("\n* ");
  return first != std::string_view::npos && text.find("\n* ", first + 1) != std::string_view::npos;
}

// `- 23 -`
bool is_page_number(std::string_view line) {
  while (!line.empty() && is_markup_blank(line.back())) line.remove_suffix(1);
  while (!line.empty() && is_markup_blank(line.front())) line.remove_prefix(1);
  if (line.size() < 5 || !line.starts_with("- ") || !line.ends_with(" -")) return false;
  const std::string_view number = line.substr(2, line.size() - 4);
  return std::all_of(number.begin(), number.end(), is_entity_digit);
}

// `## Title`, `> quoted`, `* one of a list`, page numbers
void blank_line_marks(std::string& text) {
  const bool list = shows_list(text);
  for (std::size_t line = 0; line < text.size();) {
    std::size_t at = line;
    while (at < text.size() && (text[at] == '#' || text[at] == '>')) ++at;
    if (at > line && at < text.size() && text[at] == ' ') blank(text, line, at);
    if (list && text.compare(line, 2, "* ") == 0) blank(text, line, line + 1);
    if (const std::size_t next = std::min(text.find('\n', line), text.size());
        is_page_number(std::string_view(text).substr(line, next - line)))
      blank(text, line, next);
    const std::size_t end = text.find('\n', line);
    line = end == std::string::npos ? text.size() : end + 1;
  }
}

// [words](https://...), ![words](...)
void blank_links(std::string& text) {
  for (std::size_t at = text.find("]("); at != std::string::npos; at = text.find("](", at + 1)) {
    const std::string_view target = std::string_view(text).substr(at + 2, 8);
    const std::size_t open = text.rfind('[', at), close = text.find(')', at);
    const bool link =
        target.starts_with("http") || target.starts_with("www.") || target.starts_with("/");
    if (!link || open == std::string::npos || close == std::string::npos ||
        close > text.find('\n', at))
      continue;
    const bool image = open > 0 && text[open - 1] == '!';
    blank(text, at, close + 1);
    blank(text, image ? open - 1 : open, open + 1);
  }
}

// --- Lines

// `ju-` above `gadores`, `0-0-` above `0`: the word moves below the line end as a whole.
void join_cut_words(std::string& text) {
  for (std::size_t at = text.find("-\n"); at != std::string::npos; at = text.find("-\n", at + 1)) {
    std::size_t begin = at, end = at + 2;
    while (begin > 0 && !is_markup_blank(text[begin - 1])) --begin;
    while (end < text.size() && !is_markup_blank(text[end])) ++end;
    const std::string_view front = std::string_view(text).substr(begin, at - begin),
                           back = std::string_view(text).substr(at + 2, end - at - 2);
    if (front.size() < 2 || back.empty()) continue;
    const bool castling =
        (front.ends_with("0-0") || front.ends_with("O-O")) && (back.front() == front.back());
    const bool word = is_small(front.back()) && is_small(front[front.size() - 2]) &&
                      is_small(back.front()) && back.size() > 1 && is_small(back[1]) &&
                      front.find('-') == std::string_view::npos;
    if (!castling && !word) continue;
    std::string joined = "\n" + std::string(front) + (castling ? "-" : "") + std::string(back);
    joined.resize(end - begin, ' ');
    text.replace(begin, end - begin, joined);
  }
}

}  // namespace

bool shows_markup(std::string_view text) {
  return text.find_first_of("<&*`#>") != std::string_view::npos ||
         text.find("-\n") != std::string_view::npos ||
         text.find("\n- ") != std::string_view::npos || text.find("](") != std::string_view::npos ||
         text.find("\u00ad") != std::string_view::npos ||
         text.find("\xef\xac") != std::string_view::npos;
}

void blank_markup(std::string& text) {
  blank_tags(text);
  decode_words(text);
  blank_double_stars(text);
  blank_single_stars(text);
  blank_backticks(text);
  blank_line_marks(text);
  blank_links(text);
  join_cut_words(text);
}

}  // namespace planilla
