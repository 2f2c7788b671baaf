// Blanks part the words, and a stop the number from the first of them.
#include "game/doubt/row_lines.h"

#include <algorithm>

#include "base/ascii.h"

namespace planilla {

namespace {

constexpr std::string_view blanks = " \t\r";

// Where a number of a row begins in the line: "5. ", "5) ", "5\t", "5.e4", signs before it; npos.
std::size_t number_in(std::string_view line) {
  constexpr std::size_t most = 3;  // digits
  const std::size_t at = line.find_first_of("0123456789");
  if (at == line.npos || (at > 0 && (ascii::is_letter(line[at - 1]) || line[at - 1] == '/')))
    return line.npos;
  const std::size_t end = std::min(line.find_first_not_of("0123456789", at), line.size());
  const bool parted = end < line.size() && std::string_view(" \t.)").find(line[end]) != line.npos;
  return parted && end - at <= most ? at : line.npos;
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
  return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

RowLine row_line(std::string_view text, Span span) {
  constexpr std::size_t longest = 200;  // bytes of a row; a longer line is taken for one of prose
  RowLine out;
  out.span = span;
  if (span.size() > longest) return out;
  std::string_view line = span.in(text);
  if (const std::size_t at = number_in(line); at != line.npos) {
    out.before = without_blanks(line.substr(0, at));
    line.remove_prefix(at);
    while (!line.empty() && ascii::is_digit(line.front())) {
      out.number = out.number * 10 + static_cast<std::uint32_t>(line.front() - '0');
      line.remove_prefix(1);
    }
    out.dots = std::min(line.find_first_not_of(".)"), line.size());
    line.remove_prefix(out.dots);
  }
  std::size_t last_move = 0;
  for (std::size_t at = line.find_first_not_of(blanks); at != line.npos;) {
    std::size_t end = std::min(line.find_first_of(blanks, at), line.size());
    std::string_view word = line.substr(at, end - at);
    const std::size_t bare = word.find_last_not_of("-=/") + 1;  // of the row, not of its last move
    if (end == line.size() && bare + 1 < word.size()) word = word.substr(0, bare);
    out.words.push_back(word);
    if (names_move(word)) last_move = at + word.size();
    at = line.find_first_not_of(blanks, end);
  }
  out.behind = without_blanks(line.substr(last_move));
  return out;
}

}  // namespace

std::vector<RowLine> row_lines(std::string_view text, Span range) {
  std::vector<RowLine> out;
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    const std::size_t found = text.find('\n', begin);
    const auto end = static_cast<std::uint32_t>(std::min<std::size_t>(found, range.end));
    const std::string_view line = Span{begin, end}.in(text);
    const std::size_t first = line.find_first_not_of(blanks);
    if (first != line.npos)
      out.push_back(
          row_line(text, {begin + static_cast<std::uint32_t>(first),
                          begin + static_cast<std::uint32_t>(line.find_last_not_of(blanks) + 1)}));
    begin = end + 1;
  }
  return out;
}

}  // namespace planilla
