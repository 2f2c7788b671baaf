// The width of a text, and the words that do not fit.
#include "game/spelling/wrapped_lines.h"

#include <algorithm>
#include <vector>

#include "base/ascii.h"

namespace planilla {

namespace {

struct Line {
  std::size_t end = 0;         // of its bytes in the text, where '\n' stands
  std::size_t width = 0;       // characters, blanks at its end left out
  std::size_t first_word = 0;  // characters
  bool numbered = false;       // it begins with a digit, or a bar
  bool finished = false;       // it ends as sentences do
};

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

// With a stop; that of `Kt.` and `12.` is none.
bool ends_sentence(std::string_view line) {
  constexpr std::size_t abbreviated = 3;  // bytes, the stop among them
  const std::size_t word = line.find_last_of(" \t") + 1;
  const bool is_small = line[word] >= 'a' && line[word] <= 'z';
  return std::string_view(".:!?").find(line.back()) != std::string_view::npos &&
         (is_small || line.size() - word > abbreviated);
}

Line measure(std::string_view line, std::size_t end) {
  constexpr std::string_view blanks = " \t\r";
  Line out{.end = end};
  const std::size_t last = line.find_last_not_of(blanks);
  if (last == std::string_view::npos) return out;
  line = line.substr(0, last + 1);
  const std::size_t first = line.find_first_not_of(blanks);
  const std::string_view word = line.substr(first, line.find_first_of(" \t", first) - first);
  out.width = characters(line);
  out.first_word = characters(word);
  out.numbered = ascii::is_digit(word.front()) || word.front() == '|';
  out.finished = ends_sentence(line);
  return out;
}

std::vector<Line> lines_of(std::string_view text) {
  std::vector<Line> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    out.push_back(measure(text.substr(at, end - at), end));
    at = end + 1;
  }
  return out;
}

// The greatest length to which several lines come near, if hardly one is longer; 0: there is none.
std::size_t width_of(const std::vector<Line>& lines) {
  constexpr std::size_t shortest = 40, ragged = 12, several = 3, longer_to_one = 20;
  std::vector<std::size_t> widths;
  std::size_t numbered = 0;
  for (const Line& line : lines) {
    if (line.width == 0) continue;
    widths.push_back(line.width);
    numbered += line.numbered;
  }
  if (widths.size() < several || numbered * 2 > widths.size()) return 0;
  std::sort(widths.rbegin(), widths.rend());
  const std::size_t most_longer = widths.size() / longer_to_one;
  for (std::size_t i = 0; i <= most_longer && i + several <= widths.size(); ++i)
    if (widths[i + several - 1] + ragged >= widths[i]) return widths[i] < shortest ? 0 : widths[i];
  return 0;
}

// The line ends that are the program's.
std::vector<std::size_t> wrapped_ends(std::string_view text) {
  const std::vector<Line> lines = lines_of(text);
  const std::size_t width = width_of(lines);
  std::vector<std::size_t> out;
  if (width == 0) return out;
  std::size_t finished = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    const bool blank = lines[i].width == 0 || lines[i + 1].width == 0;
    if (blank || lines[i].width > width) continue;
    if (lines[i].width + 1 + lines[i + 1].first_word <= width) continue;
    out.push_back(lines[i].end);
    finished += lines[i].finished;
  }
  if (finished * 2 > out.size()) out.clear();
  return out;
}

}  // namespace

std::string join_wrapped_lines(std::string_view text) {
  const std::vector<std::size_t> ends = wrapped_ends(text);
  if (ends.empty()) return {};
  std::string out(text);
  for (const std::size_t end : ends) {
    out[end] = ' ';
    if (end > 0 && out[end - 1] == '\r') out[end - 1] = ' ';
  }
  return out;
}

}  // namespace planilla
