// Words of a name by their capitals, small words by a list.
#include "game/titles/name_span.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/titles/name_particles.h"
#include "game/titles/title_rest.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

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

// `(Wijk aan Zee 2013)`, `(Londres, 1851)`, `(Londres 1851)` where no group stands before it; not
// `(2013)`, `(Elo 2013)`, `(ESP, 2013)`.
bool is_place_and_year(std::string_view group, std::string_view before, const TitleWord& first) {
  if (year_in(group).empty()) return false;
  if (std::count(group.begin(), group.end(), ' ') > 1) return true;
  constexpr std::size_t country = 3;  // bytes: `ESP`
  return first.of != WordOf::rating && first.bare.size() > country &&
         begins_with_capital(first.bare) && before.find_first_of("([") == std::string_view::npos;
}

// `[B42]`, `(D 33)`: of an opening.
bool is_code_group(std::string_view group) {
  constexpr std::size_t shortest = 4, longest = 5;  // bytes: [B42, (D 33
  return (group.size() == shortest || (group.size() == longest && group[2] == ' ')) &&
         group[1] >= 'A' && group[1] <= 'E' && is_digit(group[group.size() - 1]) &&
         is_digit(group[group.size() - 2]);
}

// `/` of `Bird / Hastings Open / 1962`; not of `Duke Karl / Count Isouard`.
bool parts_fields(const std::vector<TitleWord>& words, std::size_t at) {
  if (words[at].text == "|") return true;
  const auto is_of_field = [](const TitleWord& word) {
    return word.of == WordOf::event || word.text == "/";
  };
  return words[at].text == "/" &&
         std::any_of(words.begin() + static_cast<std::ptrdiff_t>(at) + 1, words.end(), is_of_field);
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
                              std::size_t first, NameForm form) {
  constexpr std::size_t far_apart = 4;  // blanks: another column
  int commas = form.comma ? 1 : 0;
  for (std::size_t i = first; i < words.size(); ++i) {
    const TitleWord& word = words[i];
    const std::size_t end = word.at + word.text.size();
    const char front = word.text.front();
    if ((front == '(' || front == '[') && !(form.in_group && i == first)) {
      const std::size_t close = line.find_first_of(")]", word.at);
      const std::string_view group = line.substr(word.at, close - word.at);
      if (is_place_and_year(group, line.substr(0, word.at), word) || is_code_group(group))
        return word.at;
      return close == std::string_view::npos ? word.at : close + 1;
    }
    const auto is_number = [&](const TitleWord& number) {
      const bool named = i > first && words[i - 1].of == WordOf::rating;  // `DWZ 1790`
      return is_rating(number.bare) && (form.number || named || year_in(number.bare).empty());
    };
    if (i > first && is_number(word)) return end;
    const TitleWord& before = words[i > first ? i - 1 : i];
    if (i > first && word.at - (before.at + before.text.size()) >= far_apart)
      return before.at + before.text.size();
    const bool is_other = is_digit(front) || is_opening_code(word.bare) || is_result(word.bare) ||
                          parts_fields(words, i);
    const bool behind_comma = form.comma && i > first && word.text == "/";  // Ruiz, A. / Cali, 1990
    if (stops_name(word) || behind_comma || (i > first && is_other)) return word.at;
    if (word.text.ends_with(':')) {
      const bool opening = i + 1 < words.size() && words[i + 1].of == WordOf::opening;
      return i == first && i + 1 < words.size() && !opening ? word.at : end - 1;
    }
    if (form.initials && commas == 0 && is_initial(word.text) && i + 1 < words.size() &&
        begins_with_capital(words[i + 1].text) && !is_initial(words[i + 1].text))
      return end;
    // `Morphy,P – Isouard, París 1858`: behind the comma stand no initials, but a place and a year.
    const bool place = form.initials && word.text.ends_with(',') && i + 1 < words.size() &&
                       words[i + 1].bare.size() > 2 && !is_initial(words[i + 1].text) &&
                       !year_in(line.substr(end)).empty();
    if (place) return end - 1;
    if (word.text.ends_with(',') && commas-- == 0) {
      if (!form.number || i + 1 == words.size() || !is_number(words[i + 1])) return end - 1;
      return words[i + 1].at + words[i + 1].text.size();
    }
    if (word.ends_piece()) return end;
  }
  return line.size();
}

namespace {

bool holds_small_letter(std::string_view word) {
  for (std::size_t at = 0; at < word.size();)
    if (const char32_t c = take_character(word, at); c != not_utf8 && unicode::is_lower(c))
      return true;
  return false;
}

}  // namespace

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

std::size_t behind_capitals(const std::vector<TitleWord>& words, std::size_t end) {
  if (words[0].of != WordOf::opening) return 0;
  std::size_t first = 0;
  while (first < end && !holds_small_letter(words[first].bare) && !is_initial(words[first].text))
    ++first;
  return first < end ? first : 0;
}

bool begins_clause(const std::vector<TitleWord>& words, std::size_t first, std::size_t run) {
  return run > first + 1 && run < words.size() && words[run - 1].text.ends_with(',') &&
         !begins_with_capital(words[run - 1].bare);
}

}  // namespace planilla
