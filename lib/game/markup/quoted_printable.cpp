// Lines are joined first; then each word is decoded, with blanks behind it for what it lost.
#include "game/markup/quoted_printable.h"

#include <cstdint>

#include "base/ascii.h"
#include "text/charset/utf8.h"

namespace planilla {

namespace {

using ascii::is_space;

constexpr std::size_t encoded = 3;  // bytes: `=C3`

// The byte that `=C3` at `at` stands for; -1: it stands for none.
int byte_at(std::string_view text, std::size_t at) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  if (at + 2 >= text.size() || text[at] != '=') return -1;
  const std::size_t high = digits.find(text[at + 1]), low = digits.find(text[at + 2]);
  if (high == std::string_view::npos || low == std::string_view::npos) return -1;
  return static_cast<int>(high * digits.size() + low);
}

bool names_encoding(std::string_view text) {
  return text.find("quoted-printable") != std::string_view::npos;
}

// `=C3=B1` at `at` as the character of UTF-8 that it is; "": it is none.
std::string character_at(std::string_view text, std::size_t at) {
  const int lead = byte_at(text, at);
  if (lead < 0xc2 || lead >= 0xf5) return {};
  const std::size_t size = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  std::string out(1, static_cast<char>(lead));
  while (out.size() < size) {
    const int next = byte_at(text, at + encoded * out.size());
    if (next < 0x80 || next >= 0xc0) return {};
    out += static_cast<char>(next);
  }
  std::size_t end = 0;
  return take_character(out, end) == not_utf8 ? std::string() : out;
}

// The lines that a `=` at their ends holds together: a word that is cut moves to the second one.
void join_lines(std::string& text) {
  for (std::size_t at = text.find("=\n"); at != std::string::npos; at = text.find("=\n", at + 1)) {
    std::size_t begin = at, end = at + 2;
    while (begin > 0 && !is_space(text[begin - 1])) --begin;
    while (end < text.size() && !is_space(text[end])) ++end;
    std::string joined = text.substr(begin, at - begin) + text.substr(at + 2, end - at - 2);
    if (at == begin || end == at + 2) {  // between words
      text[at] = ' ';
      continue;
    }
    joined.insert(joined.begin(), '\n');
    joined.resize(end - begin, ' ');
    text.replace(begin, end - begin, joined);
  }
}

// `single_bytes`: is every byte above 0x9f a character by itself?
std::string decoded(std::string_view word, bool single_bytes) {
  std::string out;
  for (std::size_t at = 0; at < word.size();) {
    const int byte = byte_at(word, at);
    if (const std::string c = character_at(word, at); !c.empty()) {
      out += c;
      at += encoded * c.size();
    } else if (single_bytes && ((byte >= ' ' && byte < 0x7f) || byte >= 0xa0)) {
      append_utf8(static_cast<std::uint32_t>(byte), out);
      at += encoded;
    } else {
      out += word[at++];
    }
  }
  return out;
}

}  // namespace

bool shows_mail(std::string_view text) {
  for (std::size_t at = text.find('='); at != std::string_view::npos; at = text.find('=', at + 1))
    if (!character_at(text, at).empty()) return true;
  return names_encoding(text);
}

void decode_mail(std::string& text) {
  if (!shows_mail(text)) return;
  const bool named = names_encoding(text);
  join_lines(text);
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && !is_space(text[end])) ++end;
    std::string word = decoded(std::string_view(text).substr(at, end - at), named);
    word.resize(end - at, ' ');
    text.replace(at, end - at, word);
    at = end + 1;
  }
}

}  // namespace planilla
