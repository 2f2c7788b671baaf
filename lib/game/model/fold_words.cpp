// Words as they are compared: ASCII by a table, other characters worked out by ICU once.
#include "game/model/fold_words.h"

#include <array>
#include <unordered_map>

#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

// Lower case of an ASCII byte, blanks as ' '; bytes of longer characters as they are.
constexpr std::array<char, 256> plain_bytes = [] {
  std::array<char, 256> out{};
  for (int c = 0; c < 256; ++c) out[c] = static_cast<char>(c >= 'A' && c <= 'Z' ? c | 0x20 : c);
  for (const char blank : {'\t', '\n', '\v', '\f', '\r'}) out[blank] = ' ';
  return out;
}();

char plain(char c) {
  return plain_bytes[static_cast<unsigned char>(c)];
}

bool is_of_longer_character(char c) {
  return (c & 0x80) != 0;
}

std::string worked_out(char32_t c) {
  std::string alone, out;
  append_utf8(c == not_utf8 ? unicode::no_character : c, alone);
  const std::string wide = unicode::fold_case(unicode::decomposed(alone));
  for (std::size_t at = 0; at < wide.size();) {
    const std::size_t start = at;
    const char32_t part = take_character(wide, at);
    if (unicode::is_blank(part))
      out += ' ';
    else if (!unicode::is_mark(part))
      out.append(wide, start, at - start);
  }
  return out;
}

// What a character beyond ASCII is compared by: " " for a blank, "" for a mark. Worked out once.
const std::string& compared(char32_t c) {
  constexpr std::size_t most = 4096;  // characters that are kept
  thread_local std::unordered_map<char32_t, std::string> known;
  const auto found = known.find(c);
  if (found != known.end()) return found->second;
  if (known.size() >= most) known.clear();
  return known.emplace(c, worked_out(c)).first->second;
}

}  // namespace

std::string fold_words(std::string_view text) {
  std::string out;
  out.reserve(text.size());
  bool blank = false;
  const auto add = [&](std::string_view bytes) {  // some, with no blank at their ends
    if (blank && !out.empty()) out += ' ';
    blank = false;
    out += bytes;
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t start = at;
    while (at < text.size() && !is_of_longer_character(text[at]) && text[at] != ' ' &&
           plain(text[at]) == text[at])
      ++at;
    if (at > start) {
      add(text.substr(start, at - start));
      continue;
    }
    const char byte = plain(text[at]);
    std::string_view one(&byte, 1);
    if (is_of_longer_character(byte))
      one = compared(take_character(text, at));
    else
      ++at;
    if (one == " ")
      blank = true;
    else if (!one.empty())
      add(one);
  }
  return out;
}

}  // namespace planilla
