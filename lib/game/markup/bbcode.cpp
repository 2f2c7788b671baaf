// The names that are closed in the text first, then every mark of such a name.
#include "game/markup/bbcode.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "base/ascii.h"
#include "game/markup/html.h"

namespace planilla {

namespace {

constexpr std::array<std::string_view, 23> forum_marks = {
    "b",      "i",    "u",     "s",     "size", "color",   "colour", "font",
    "center", "left", "right", "quote", "code", "list",    "table",  "tr",
    "td",     "url",  "email", "img",   "pgn",  "spoiler", "pgt"};
// Of these one alone says enough: a text may be cut before it is closed.
constexpr std::array<std::string_view, 2> game_marks = {"[pgn]", "[pgt]"};

// The name behind `[` or `[/`, in small letters.
std::string name_at(std::string_view text, std::size_t at) {
  constexpr std::size_t longest = 8;
  std::string out;
  for (; at < text.size() && out.size() <= longest; ++at) {
    const char c = text[at];
    const auto small = static_cast<char>(c | ' ');
    if (small < 'a' || small > 'z') break;
    out += small;
  }
  return out;
}

std::vector<std::string> closed_names(std::string_view text) {
  std::vector<std::string> out;
  for (std::size_t at = text.find("[/"); at != std::string_view::npos;
       at = text.find("[/", at + 1)) {
    std::string name = name_at(text, at + 2);
    const std::size_t end = at + 2 + name.size();
    if (end < text.size() && text[end] == ']' &&
        std::find(forum_marks.begin(), forum_marks.end(), name) != forum_marks.end() &&
        std::find(out.begin(), out.end(), name) == out.end())
      out.push_back(std::move(name));
  }
  return out;
}

}  // namespace

void blank_forum_marks(std::string& text) {
  constexpr std::size_t longest = 400;  // bytes: the address in a mark
  const std::vector<std::string> names = closed_names(text);
  for (const std::string_view mark : game_marks)
    if (const std::size_t at = text.find(mark); at != std::string::npos)
      blank(text, at, at + mark.size());
  if (names.empty()) return;
  for (std::size_t at = text.find('['); at != std::string::npos; at = text.find('[', at + 1)) {
    const bool closes = text.compare(at + 1, 1, "/") == 0;
    const std::size_t begin = at + 1 + (closes ? 1 : 0);
    const std::string name = name_at(text, begin);
    if (std::find(names.begin(), names.end(), name) == names.end()) continue;
    const std::size_t behind = begin + name.size();
    const std::size_t end = text.find_first_of("]\n", behind);
    if (end == std::string::npos || text[end] != ']' || end - at > longest) continue;
    if (end != behind && (closes || text[behind] != '=')) continue;
    std::size_t until = end + 1;
    if (name == "img" && !closes)  // the address of a picture
      if (const std::size_t close = text.find("[/", until);
          close != std::string::npos && close - at <= longest)
        until = close;
    blank(text, at, until);
    at = until - 1;
  }
}

}  // namespace planilla
