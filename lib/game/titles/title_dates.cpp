// Words before the year that are numbers, months and the small words between them.
#include "game/titles/title_dates.h"

#include <algorithm>

#include "base/ascii.h"
#include "game/layout/sheet.h"
#include "game/titles/title_words.h"

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

namespace {

constexpr std::string_view digits_only = "0123456789";

// `09.11.2014`
bool is_whole_date(std::string_view text) {
  return std::count(text.begin(), text.end(), '.') == 2 && !year_in(text).empty() &&
         text.ends_with(year_in(text)) &&
         text.find_first_not_of("0123456789.") == std::string_view::npos;
}

}  // namespace

std::optional<ExportLine> export_line(std::string_view line) {
  constexpr std::size_t most = 3;  // digits of a round
  const std::size_t close = line.rfind("), "), open = line.rfind('(', close);
  if (close == std::string_view::npos || open == std::string_view::npos) return std::nullopt;
  ExportLine out;
  out.round = line.substr(open + 1, close - open - 1);
  out.date = trim_title(line.substr(close + 3));
  if (out.round.empty() || out.round.size() > most || !is_whole_date(out.date) ||
      out.round.find_first_not_of(digits_only) != std::string_view::npos)
    return std::nullopt;
  const std::string_view head = trim_title(line.substr(0, open)), year = year_in(head);
  if (year.empty()) return std::nullopt;
  const auto behind = static_cast<std::size_t>(year.data() + year.size() - head.data());
  out.event = head.substr(0, behind);
  out.site = trim_title(head.substr(behind));
  if (out.site.empty() || ascii::is_digit(out.site.front()) || head[behind] != ' ')
    return std::nullopt;
  return out;
}

}  // namespace planilla
