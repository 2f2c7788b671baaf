// Errs on one side only: whatever could end a game before the last word of the slice makes it
// doubtful.
#include "text/framing/one_game.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "base/ascii.h"

namespace planilla {

namespace {

using ascii::is_space;

bool is_plain_name_character(char c) {
  return ascii::is_letter(c) || ascii::is_digit(c) || c == '_';
}

bool is_part_of_score(char c) {
  return (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '=';
}

// What moves, numbers, glyphs and variations are written with. With anything else, a quote or a
// bracket that is left of a tag line, nothing is sure.
constexpr std::array<bool, 256> stands_in_moves = [] {
  std::array<bool, 256> table{};
  for (const char c : std::string_view("0123456789 \t\r\n.+#=-/()!?$"))
    table[static_cast<unsigned char>(c)] = true;
  for (char c = 'a'; c <= 'z'; ++c) {
    table[static_cast<unsigned char>(c)] = true;
    table[static_cast<unsigned char>(c - 'a' + 'A')] = true;
  }
  return table;
}();

bool is_number_one(std::string_view text, std::size_t at) {
  const auto is_digit_at = [&](std::size_t i) {
    return i < text.size() && ascii::is_digit(text[i]);
  };
  if (is_digit_at(at + 1)) return false;
  if (at == 0) return true;
  const char before = text[at - 1];
  return !ascii::is_letter(before) && !ascii::is_digit(before) && before != '$';
}

// `[Name "value"]` and nothing behind it, as every reader reads it: a name of letters and digits,
// no other quote, no backslash, no control character. Or blank.
bool is_tag_line(std::string_view line) {
  while (!line.empty() && is_space(line.back())) line.remove_suffix(1);
  while (!line.empty() && is_space(line.front())) line.remove_prefix(1);
  if (line.empty()) return true;
  if (line.starts_with("\xEF\xBB\xBF")) line.remove_prefix(3);
  if (!line.starts_with('[') || !line.ends_with("\"]")) return false;
  const std::size_t quote = line.find('"');
  if (quote + 2 >= line.size() || line[quote - 1] != ' ') return false;
  const std::string_view name = line.substr(1, quote - 2);
  const std::string_view value = line.substr(quote + 1, line.size() - quote - 3);
  return !name.empty() && ascii::is_letter(name[0]) &&
         std::all_of(name.begin(), name.end(), is_plain_name_character) &&
         std::none_of(value.begin(), value.end(), [](char c) {
           return c == '"' || c == '\\' || static_cast<unsigned char>(c) < ' ';
         });
}

std::string_view without_tags(std::string_view slice) {
  while (!slice.empty()) {
    const std::size_t end = std::min(slice.find('\n'), slice.size() - 1) + 1;
    if (!is_tag_line(slice.substr(0, end))) break;
    slice.remove_prefix(end);
  }
  return slice;
}

// A game without moves may stand above the second of them.
bool has_two_events(std::string_view tags) {
  constexpr std::string_view event = "[Event ";
  const std::size_t first = tags.find(event);
  return first != tags.npos && tags.find(event, first + 1) != tags.npos;
}

std::string_view without_result(std::string_view text) {
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  std::size_t begin = text.size();
  while (begin != 0 && !is_space(text[begin - 1])) --begin;
  const std::string_view last = text.substr(begin);
  const bool is_result = last == "1-0" || last == "0-1" || last == "1/2-1/2" || last == "*";
  return is_result ? text.substr(0, begin) : text;
}

}  // namespace

bool surely_one_game(std::string_view slice) {
  const std::string_view moves = without_tags(slice), text = without_result(moves);
  if (has_two_events(slice.substr(0, slice.size() - moves.size()))) return false;
  std::size_t letters = 0;
  bool begun = false;  // move number 1 was met
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '{') {
      i = text.find('}', i);
      if (i == std::string_view::npos) return false;
      letters = 0;
      continue;
    }
    letters = ascii::is_letter(c) ? letters + 1 : 0;
    if (letters > 3) return false;  // a word, perhaps "draw"
    if (!stands_in_moves[static_cast<unsigned char>(c)]) return false;
    if (c == '1' && is_number_one(text, i)) {
      if (begun) return false;  // a game begins, it may be
      begun = true;
    }
    if (c != '-' && c != '/') continue;
    if (i > 0 && is_part_of_score(text[i - 1])) return false;
    if (i + 1 < text.size() && is_part_of_score(text[i + 1])) return false;
  }
  return true;
}

}  // namespace planilla
