// Words before the year that are numbers, months and the small words between them.
#include "game/titles/title_dates.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/layout/sheet.h"

namespace planilla {

using ascii::is_digit;

bool TitleDates::names_month(std::string_view word) const {
  const std::string folded = fold_words(word);
  return folded.size() > 2 &&
         std::any_of(languages_.begin(), languages_.end(), [&](const Language* language) {
           return std::any_of(
               language->months.begin(), language->months.end(), [&](const std::string& month) {
                 return fold_words(month).starts_with(folded.substr(0, folded.find('.')));
               });
         });
}

std::size_t TitleDates::begin(const std::vector<TitleWord>& words, std::size_t year) const {
  constexpr std::size_t particle = 3, most = 5;  // words
  std::size_t first = year;
  for (std::size_t i = year; i-- > 0 && i + most > year;) {
    const std::string_view word = words[i].bare;
    if (words[i].text.front() == '(' && words[i].text.find(')') != std::string_view::npos)
      break;  // a round
    if (is_digit(word.front()) || names_month(word))
      first = i;
    else if (word.size() > particle || words[i].text.ends_with(','))
      break;
  }
  return first;
}

std::string TitleDates::pgn(std::string_view text, std::string_view year) const {
  for (const Language* language : languages_)
    if (std::string date = pgn_date(text, *language); date.starts_with(year)) return date;
  return std::string(year) + ".\?\?.\?\?";
}

}  // namespace planilla
