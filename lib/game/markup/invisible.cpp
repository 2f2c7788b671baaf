// Word by word, comments passed over.
#include "game/markup/invisible.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

constexpr std::array<std::string_view, 8> invisible = {"\u00ad", "\u200b", "\u200c", "\u200d",
                                                       "\u200e", "\u200f", "\u2060", "\ufeff"};

constexpr std::string_view blanks = " \t\r\n";

// Bytes of the sign at `at`; 0: there is none.
std::size_t length_at(std::string_view text, std::size_t at) {
  const std::string_view rest = text.substr(at);
  for (const std::string_view sign : invisible)
    if (rest.starts_with(sign)) return sign.size();
  return 0;
}

void drop_from_word(std::string& text, std::size_t begin, std::size_t end) {
  std::string out;
  for (std::size_t at = begin; at < end;) {
    const std::size_t length = length_at(text, at);
    if (length == 0) out += text[at];
    at += std::max<std::size_t>(1, length);
  }
  out.resize(end - begin, ' ');
  text.replace(begin, end - begin, out);
}

// Where the comment or the line that begins at `at` ends; `at` if none begins there.
std::size_t behind_aside(std::string_view text, std::size_t at) {
  const bool begins_line = at == 0 || text[at - 1] == '\n' || text[at - 1] == '\r';
  const bool line = text[at] == ';' || (begins_line && (text[at] == '[' || text[at] == '%'));
  if (!line && text[at] != '{') return at;
  return std::min(line ? text.find_first_of("\r\n", at) : text.find('}', at), text.size());
}

}  // namespace

// A look for each first byte, not for each sign: figurines begin with that of six of them.
bool shows_invisible(std::string_view text) {
  for (const char first : {'\xc2', '\xe2', '\xef'})
    for (std::size_t at = text.find(first); at != std::string_view::npos;
         at = text.find(first, at + 1))
      if (length_at(text, at) != 0) return true;
  return false;
}

void drop_invisible(std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    if (const std::size_t behind = behind_aside(text, at); behind != at) {
      at = behind;
      continue;
    }
    if (blanks.find(text[at]) != std::string_view::npos || text[at] == '}') {
      ++at;
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(" \t\r\n{;", at), text.size());
    const std::string_view word = std::string_view(text).substr(at, end - at);
    if (word.find('[') == std::string_view::npos && shows_invisible(word))
      drop_from_word(text, at, end);
    at = end;
  }
}

}  // namespace planilla
