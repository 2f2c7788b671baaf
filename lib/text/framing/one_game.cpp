// Errs on one side only: whatever could end a game before the last word of the slice makes it
// doubtful.
#include "text/framing/one_game.h"

#include <algorithm>
#include <cstddef>

#include "base/ascii.h"

namespace planilla {

namespace {

using ascii::is_space;

bool is_ascii_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_part_of_score(char c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '=';
}

// `[Name "value"]` and nothing behind it, or blank.
bool is_tag_line(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
  if (line.empty()) return true;
  if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
  return line.starts_with('[') && line.find("\"]") == line.size() - 2;
}

std::string_view without_tags(std::string_view slice) {
  while (!slice.empty()) {
    const std::size_t end = std::min(slice.find('\n'), slice.size() - 1) + 1;
    if (!is_tag_line(slice.substr(0, end))) break;
    slice.remove_prefix(end);
  }
  return slice;
}

std::string_view without_last_word(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  while (!text.empty() && !is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

bool surely_one_game(std::string_view slice) {
  const std::string_view text = without_last_word(without_tags(slice));
  std::size_t letters = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '{') {
      i = text.find('}', i);
      if (i == std::string_view::npos) return false;
      continue;
    }
    letters = is_ascii_letter(c) ? letters + 1 : 0;
    if (letters > 3) return false;  // a word, perhaps "draw"
    if (c == '*' || c == '[' || static_cast<unsigned char>(c) >= 0x80) return false;
    if (c != '-' && c != ':' && c != '/') continue;
    if (i > 0 && is_part_of_score(text[i - 1])) return false;
    if (i + 1 < text.size() && is_part_of_score(text[i + 1])) return false;
  }
  return true;
}

}  // namespace planilla
