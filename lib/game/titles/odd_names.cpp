// By signs alone.
#include "game/titles/odd_names.h"

#include <algorithm>
#include <array>
#include <utility>

#include "game/titles/title_words.h"

namespace planilla {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> pairs = {
    {{"\"", "\""},
     {"\u201c", "\u201d"},
     {"\u201d", "\u201d"},
     {"\u201e", "\u201c"},
     {"\u00ab", "\u00bb"}}};

// Bytes of the mark before the name, as long as the one behind it; 0: there are none.
std::size_t quotes_around(std::string_view name) {
  for (const auto& [open, close] : pairs)
    if (name.size() > open.size() + close.size() && name.starts_with(open) && name.ends_with(close))
      return open.size();
  return 0;
}

}  // namespace

bool is_category(std::string_view word) {
  return word.size() == 2 && word[0] >= '1' && word[0] <= '3' && word[1] >= 'A' && word[1] <= 'Z';
}

bool is_symbol(std::string_view word) {
  return (word.starts_with("\xe2") || word.starts_with("\xf0\x9f")) &&
         std::none_of(word.begin(), word.end(), [](char c) { return (c & 0x80) == 0; });
}

bool are_initials(std::string_view names) {
  const std::size_t begin = names.find_first_not_of(' ');
  if (begin == std::string_view::npos) return false;
  if (begin + 1 == names.size() && names[begin] >= 'A' && names[begin] <= 'Z') return true;
  for (std::size_t at = begin; at < names.size();) {
    const std::size_t end = std::min(names.find(' ', at), names.size());
    if (!is_initial(names.substr(at, end - at))) return false;
    at = end + 1;
  }
  return true;
}

bool are_capitals(std::string_view name) {
  return std::all_of(name.begin(), name.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

bool is_only_capitals(std::string_view name) {
  constexpr std::size_t longest = 3;
  return name.size() <= longest && are_capitals(name);
}

bool begins_with_title(std::string_view name) {
  const std::size_t blank = name.find(' ');
  return blank != name.npos && blank > 1 && is_only_capitals(name.substr(0, blank));
}

bool is_rated_nickname(const Player& player) {
  return !player.rating.empty() && !player.name.empty() &&
         player.name.find_first_of(" .,()") == std::string_view::npos &&
         player.name.find_first_not_of("0123456789") != std::string_view::npos;
}

bool is_quoted(std::string_view name) {
  return quotes_around(name) != 0;
}

std::string_view without_quotes(std::string_view name) {
  const std::size_t mark = quotes_around(name);
  return name.substr(mark, name.size() - 2 * mark);
}

std::size_t end_of_quotes(std::string_view line, std::size_t from) {
  while (from < line.size() && line[from] == ' ') ++from;
  for (const auto& [open, close] : pairs) {
    if (line.substr(from, open.size()) != open) continue;
    const std::size_t end = line.find(close, from + open.size());
    if (end != line.npos) return end + close.size();
  }
  return 0;
}

std::string_view tail_of(std::string_view line, std::size_t longest) {
  if (line.size() <= longest) return line;
  constexpr std::size_t shortest = 12, initials = 3;  // bytes
  for (std::size_t at = line.size() - longest; at + shortest < line.size(); ++at) {
    if (line[at] != '.' || line[at + 1] != ' ') continue;
    const std::size_t word = line.rfind(' ', at) + 1;
    if (at - word >= initials) return line.substr(at + 2);
  }
  return line.substr(0, longest);
}

bool is_named_below(std::string_view name, std::string_view below) {
  constexpr std::size_t shortest = 4;  // bytes
  name = name.substr(0, name.find(','));
  const std::string_view family = name.substr(name.find_last_of(" .") + 1);
  if (family.size() < shortest) return false;
  for (std::size_t at = below.find(family); at != std::string_view::npos;
       at = below.find(family, at + 1)) {
    const std::size_t end = at + family.size();
    const auto is_letter = [&](std::size_t i) {
      if (i >= below.size()) return false;
      const auto c = static_cast<unsigned char>(below[i]);
      return c >= 0x80 || ((c | 0x20U) >= 'a' && (c | 0x20U) <= 'z');
    };
    if (!is_letter(end) && (at == 0 || !is_letter(at - 1))) return true;
  }
  return false;
}

}  // namespace planilla
