// Line by line, and back to where the number stood.
#include "game/markup/footnotes.h"

#include <algorithm>
#include <cstdint>

#include "base/ascii.h"

namespace planilla {

namespace {

// `(1)` at the beginning of a line, with words behind it; empty: there is none.
std::string_view mark_of(std::string_view line) {
  constexpr std::size_t longest = 4;  // bytes: (99)
  const std::size_t close = line.find(')');
  if (!line.starts_with('(') || close < 2 || close >= longest) return {};
  const std::string_view number = line.substr(1, close - 1);
  const std::size_t words = line.find_first_not_of(" \t", close + 1);
  const bool is_note = std::all_of(number.begin(), number.end(), ascii::is_digit) &&
                       words != line.npos && words > close + 1;
  return is_note ? line.substr(0, close + 1) : std::string_view();
}

bool stands_behind_word(std::string_view before, std::string_view mark) {
  constexpr std::string_view blanks = " \t\r\n|;,";
  for (std::size_t at = before.find(mark); at != before.npos; at = before.find(mark, at + 1))
    if (at > 0 && blanks.find(before[at - 1]) == blanks.npos) return true;
  return false;
}

}  // namespace

std::vector<Span> find_footnotes(std::string_view text) {
  std::vector<Span> out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    const std::size_t first = text.find_first_not_of(" \t", begin);
    std::size_t last = end;
    while (last > begin && (text[last - 1] == ' ' || text[last - 1] == '\r')) --last;
    if (first < last) {
      const std::string_view mark = mark_of(text.substr(first, last - first));
      if (!mark.empty() && stands_behind_word(text.substr(0, begin), mark))
        out.push_back({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(last)});
    }
    begin = end + 1;
  }
  return out;
}

}  // namespace planilla
