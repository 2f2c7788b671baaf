// By lines.
#include "game/markup/frames.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/ascii.h"
#include "game/markup/html.h"

namespace planilla {

namespace {

using ascii::is_digit;

struct Line {
  std::size_t begin = 0, end = 0;  // without the line end
  std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t next = std::min(text.find('\n', at), text.size());
    const std::size_t end = next > at && text[next - 1] == '\r' ? next - 1 : next;
    out.push_back({at, end});
    at = next + 1;
  }
  return out;
}

bool is_fence(std::string_view line) {
  return line == "---" || line == "+++";
}

// `title` of `title: "A game"`, `date` of `date = 2021-02-07`; "" of anything else.
std::string_view key_of(std::string_view line) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_-";
  const std::size_t end = std::min(line.find_first_not_of(letters), line.size());
  const std::size_t sign = std::min(line.find_first_not_of(' ', end), line.size());
  if (end == 0 || sign == line.size() || (line[sign] != ':' && line[sign] != '=')) return {};
  return line.substr(0, end);
}

// The line of the fence that closes front matter that lines[first] opens; 0: it opens none.
std::size_t end_of_front_matter(std::string_view text, const std::vector<Line>& lines,
                                std::size_t first) {
  constexpr std::size_t most = 40;  // lines
  constexpr std::array<std::string_view, 4> usual = {"title", "layout", "date", "permalink"};
  constexpr std::array<std::string_view, 4> players = {"White", "Black", "white", "black"};
  const std::string_view fence = lines[first].in(text);
  if (!is_fence(fence)) return 0;
  bool known = false;
  for (std::size_t i = first + 1; i < lines.size() && i < first + most; ++i) {
    const std::string_view line = lines[i].in(text);
    if (line == fence) return known ? i : 0;
    const std::string_view key = key_of(line);
    const bool goes_on = line.empty() || line.front() == ' ' || line.front() == '-' ||
                         line.front() == '#' || line.front() == '[' || line.front() == ']';
    if ((key.empty() && !goes_on) ||
        std::find(players.begin(), players.end(), key) != players.end())
      return 0;
    known |= std::find(usual.begin(), usual.end(), key) != usual.end();
  }
  return 0;
}

// Of the title its words stay.
void blank_head_line(std::string& text, Line line) {
  constexpr std::string_view title = "title";
  const std::string_view words = line.in(text);
  if (key_of(words) != title) return blank(text, line.begin, line.end);
  const std::size_t sign = words.find_first_of(":=");
  blank(text, line.begin, line.begin + sign + 1);
  for (std::size_t i = line.begin; i < line.end; ++i)
    if (text[i] == '"') text[i] = ' ';
}

void blank_front_matter(std::string& text) {
  const std::vector<Line> lines = lines_of(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::size_t end = end_of_front_matter(text, lines, i);
    if (end == 0) continue;
    for (std::size_t k = i; k <= end; ++k) blank_head_line(text, lines[k]);
    i = end;
  }
}

// `> Date: Mon, 3 May`: a word or two and a colon.
bool is_head_line(std::string_view line) {
  constexpr std::size_t longest = 24;  // bytes of the words
  while (line.starts_with('>') || line.starts_with(' ')) line.remove_prefix(1);
  const std::size_t colon = line.find(':');
  return colon != line.npos && colon > 0 && colon < longest && !is_digit(line.front()) &&
         line.front() != '[';
}

// `10:00`
bool holds_hour(std::string_view line) {
  for (std::size_t at = line.find(':'); at != line.npos; at = line.find(':', at + 1))
    if (at > 0 && at + 2 < line.size() && is_digit(line[at - 1]) && is_digit(line[at + 1]) &&
        is_digit(line[at + 2]))
      return true;
  return false;
}

void blank_letter_dates(std::string& text) {
  constexpr std::size_t fewest = 3;  // lines
  const std::vector<Line> lines = lines_of(text);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::size_t end = i;
    bool address = false;
    for (; end < lines.size() && is_head_line(lines[end].in(text)); ++end) {
      const std::string_view line = lines[end].in(text);
      const std::size_t at = line.find('@');
      address |= at != line.npos && at > 0 && line.find('.', at) != line.npos;
    }
    for (std::size_t k = i; address && end >= i + fewest && k < end; ++k)
      if (holds_hour(lines[k].in(text))) blank(text, lines[k].begin, lines[k].end);
    i = std::max(i, end);
  }
}

}  // namespace

bool shows_frames(std::string_view text) {
  return text.find('@') != text.npos || text.starts_with("---") || text.starts_with("+++") ||
         text.find("\n---") != text.npos || text.find("\n+++") != text.npos;
}

void blank_frames(std::string& text) {
  blank_front_matter(text);
  blank_letter_dates(text);
}

}  // namespace planilla
