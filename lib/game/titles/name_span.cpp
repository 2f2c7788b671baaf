// Words of a name by their capitals, small words by a list.
#include "game/titles/name_span.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/titles/name_particles.h"

namespace planilla {

namespace {

using ascii::is_digit;

bool stops_name(const TitleWord& word) {
  switch (word.of) {
    case WordOf::anything:
    case WordOf::nobody:
    case WordOf::person:
    case WordOf::rating:
    case WordOf::white:
    case WordOf::black:
      return false;
    default:
      return true;
  }
}

bool may_be_of_name(const TitleWord& word) {
  return word.of == WordOf::anything || word.of == WordOf::nobody || word.of == WordOf::person;
}

// A capital, or initials.
bool carries_name(const TitleWord& word) {
  return may_be_of_name(word) && begins_with_capital(word.bare) &&
         word.text.find_first_of("0123456789(") == std::string_view::npos;
}

bool joins_name(const TitleWord& word) {
  return may_be_of_name(word) && word.text == word.bare && is_name_particle(word.bare);
}

// `(Wijk aan Zee 2013)`, `(Londres, 1851)` where no group stands before it; not `(2013)`,
// `(Elo 2013)`, `(ESP, 2013)`.
bool is_place_and_year(std::string_view group, std::string_view before) {
  if (year_in(group).empty()) return false;
  if (std::count(group.begin(), group.end(), ' ') > 1) return true;
  constexpr std::size_t country = 5;  // bytes: `(ESP,`
  return group.find(',') > country && group.find(',') != std::string_view::npos &&
         before.find_first_of("([") == std::string_view::npos;
}

// `[B42]`, `(D 33)`: of an opening.
bool is_code_group(std::string_view group) {
  constexpr std::size_t shortest = 4, longest = 5;  // bytes: [B42, (D 33
  return (group.size() == shortest || (group.size() == longest && group[2] == ' ')) &&
         group[1] >= 'A' && group[1] <= 'E' && is_digit(group[group.size() - 1]) &&
         is_digit(group[group.size() - 2]);
}

bool ends_phrase(const TitleWord& word) {
  return word.ends_piece() || word.text.find_first_of(",;:)]!?") != std::string_view::npos;
}

}  // namespace

bool is_rating(std::string_view text) {
  constexpr std::size_t plain = 4;
  if (text.size() == plain + 1 && (text[1] == '.' || text[1] == ','))
    return text[0] >= '1' && text[0] <= '3' && std::all_of(text.begin() + 2, text.end(), is_digit);
  return text.size() == plain && text[0] >= '1' && text[0] <= '3' &&
         std::all_of(text.begin(), text.end(), is_digit);
}

std::size_t end_of_title_name(std::string_view line, const std::vector<TitleWord>& words,
                              std::size_t first, bool has_comma) {
  constexpr std::size_t far_apart = 4;  // blanks: another column
  int commas = has_comma ? 1 : 0;
  for (std::size_t i = first; i < words.size(); ++i) {
    const TitleWord& word = words[i];
    const std::size_t end = word.at + word.text.size();
    const char front = word.text.front();
    if (front == '(' || front == '[') {
      const std::size_t close = line.find_first_of(")]", word.at);
      const std::string_view group = line.substr(word.at, close - word.at);
      if (is_place_and_year(group, line.substr(0, word.at)) || is_code_group(group)) return word.at;
      return close == std::string_view::npos ? word.at : close + 1;
    }
    if (i > first && is_rating(word.bare) && year_in(word.bare).empty()) return end;
    const TitleWord& before = words[i > first ? i - 1 : i];
    if (i > first && word.at - (before.at + before.text.size()) >= far_apart)
      return before.at + before.text.size();
    if (stops_name(word) || (i > first && is_digit(front))) return word.at;
    if (word.text.ends_with(':')) return i == first && i + 1 < words.size() ? word.at : end - 1;
    if (word.text.ends_with(',') && commas-- == 0) return end - 1;
    if (word.ends_piece()) return end;
  }
  return line.size();
}

std::size_t run_begin(const std::vector<TitleWord>& words, std::size_t end) {
  constexpr std::size_t most = 5;  // words
  std::size_t begin = end;
  for (std::size_t i = end; i-- > 0 && end - i <= most;) {
    if (ends_phrase(words[i])) break;
    if (carries_name(words[i]))
      begin = i;
    else if (!joins_name(words[i]) || i + 1 == end)
      break;
  }
  return begin;
}

std::size_t run_end(const std::vector<TitleWord>& words, std::size_t begin) {
  constexpr std::size_t most = 5;  // words
  std::size_t end = begin;
  for (std::size_t i = begin; i < words.size() && i - begin < most; ++i) {
    if (carries_name(words[i]))
      end = i + 1;
    else if (!joins_name(words[i]) || i == begin)
      break;
    if (ends_phrase(words[i])) break;
  }
  return end;
}

}  // namespace planilla
