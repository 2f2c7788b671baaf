// In numbers, in words, or with parts left out.
#include "archive/edits/written_dates.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <utility>

#include "archive/edits/plain_digits.h"
#include "base/ascii.h"
#include "checks/facts/dates.h"
#include "game/layout/sheet.h"
#include "game/model/lexicon.h"

namespace planilla {

namespace {

// Without the time of the day: `1995.05.03 19:00`.
std::string without_clock(std::string value) {
  static const re2::RE2 clock(R"((.*\d)[ T]\d{1,2}:\d{2}(:\d{2})?)");
  std::string out;
  return re2::RE2::FullMatch(value, clock, &out) ? out : value;
}

// A year of another calendar is no year of a game: 1403 of Iran.
std::optional<std::string> if_date(std::string out) {
  const Date date = parse_date(out);
  const bool early = date.year != 0 && date.year < first_game_year;
  return date.fault == DateFault::none && !early ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<std::string> date_in_numbers(const std::string& value) {
  static const re2::RE2 year_first(
      R"((\d{4})(?:[-/.,]|年)(\d{1,2})(?:[-/.,]|月)(\d{1,2})(?:\.|日)?|(\d{4})(\d{2})(\d{2}))");
  static const re2::RE2 day_first(R"((\d{1,2})([./-])(\d{1,2})[./-](\d{4})\.?)");
  int year = 0, month = 0, day = 0;
  std::string sign;
  if (re2::RE2::FullMatch(value, day_first, &day, &sign, &month, &year)) {
    // With points the day comes first everywhere; else it has to show.
    if (sign != "." && day <= 12 && month <= 12 && day != month) return std::nullopt;
    if (sign != "." && month > 12) std::swap(day, month);
  } else {
    std::string parts[6];
    if (!re2::RE2::FullMatch(value, year_first, &parts[0], &parts[1], &parts[2], &parts[3],
                             &parts[4], &parts[5]))
      return std::nullopt;
    const std::size_t first = parts[0].empty() ? 3 : 0;
    year = std::stoi(parts[first]), month = std::stoi(parts[first + 1]),
    day = std::stoi(parts[first + 2]);
  }
  const auto out = if_date(fmt::format("{:04}.{:02}.{:02}", year, month, day));
  return out && parse_date(*out).whole() ? out : std::nullopt;
}

// A year, a month or a day as a part of a date; 0 where it is not said: ``, `??`, `xx`, `00`.
struct Part {
  int value = 0;
  std::size_t size = 0;

  bool may_be_year() const { return size == 4; }
};

std::optional<Part> part_of(std::string_view text) {
  if (text.find_first_not_of("0123456789") == std::string_view::npos && text.size() <= 4)
    return Part{text.empty() ? 0 : std::stoi(std::string(text)), text.size()};
  for (const std::string_view unknown : {"?", "xX"})
    if (text.find_first_not_of(unknown) == std::string_view::npos) return Part{0, text.size()};
  return std::nullopt;
}

std::optional<std::vector<Part>> parts_of(std::string_view value) {
  constexpr std::size_t most = 3;
  std::vector<Part> out;
  for (bool more = true; more;) {
    const std::size_t end = std::min(value.find_first_of("-/."), value.size());
    const auto part = part_of(value.substr(0, end));
    if (!part || out.size() == most) return std::nullopt;
    out.push_back(*part);
    more = end < value.size();
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  return out;
}

// "1905/06", "1923-24": from one year to the next.
bool is_season(const std::vector<Part>& parts) {
  return parts.size() == 2 && parts[0].may_be_year() && parts[1].size == 2 &&
         parts[1].value == (parts[0].value + 1) % 100;
}

// `1995`, `05.1995`, `2/1999`, `??.05.1995`, `1995.xx.xx`, `1991.11.00`, `1995..`.
std::optional<std::string> date_with_gaps(const std::string& value) {
  auto parts = parts_of(value);
  if (!parts || is_season(*parts)) return std::nullopt;
  if (!parts->front().may_be_year()) std::reverse(parts->begin(), parts->end());
  if (!parts->front().may_be_year()) return std::nullopt;
  parts->resize(3);
  const auto& [year, month, day] = std::array{(*parts)[0], (*parts)[1], (*parts)[2]};
  if (month.size > 2 || day.size > 2) return std::nullopt;
  // All of it is known, or the day of a month that is not.
  if (day.value != 0) return std::nullopt;
  const auto shown = [](const Part& part, std::size_t width) {
    return part.value == 0 ? std::string(width, '?') : fmt::format("{:0>{}}", part.value, width);
  };
  return if_date(shown(year, 4) + "." + shown(month, 2) + "." + shown(day, 2));
}

int weekday_of(const Date& date) {
  using namespace std::chrono;
  const auto day = year{date.year} / month{static_cast<unsigned>(date.month)} /
                   std::chrono::day{static_cast<unsigned>(date.day)};
  return static_cast<int>(weekday(sys_days(day)).iso_encoding()) - 1;
}

// A date and the day of the week before or behind it, if it is of that day: without it.
std::optional<std::string> without_weekday(const std::string& value, const Language& language,
                                           const Date& date) {
  const std::string folded = fold_words(value);
  for (std::size_t i = 0; i < language.weekdays.size(); ++i) {
    const std::string name = fold_words(language.weekdays[i]);
    const std::size_t at = folded.find(name);
    if (at == std::string::npos) continue;
    if (!date.whole() || weekday_of(date) != static_cast<int>(i)) return std::nullopt;
    return folded.substr(0, at) + folded.substr(at + name.size());
  }
  return value;
}

std::optional<std::string> date_in_words(const std::string& value, const Language& language) {
  std::string out = pgn_date(value, language);
  const Date date = parse_date(out);
  if (out.empty() || date.fault != DateFault::none || date.month == 0) return std::nullopt;
  const auto alone = without_weekday(value, language, date);
  if (!alone || says_more_than_date(*alone, language.months)) return std::nullopt;
  return out;
}

// `3-8 May 1995`: three numbers beside a word that is longer than 年 and 月 are more than a date.
bool names_two_days(std::string_view value) {
  constexpr std::size_t shortest_word = 3;  // characters
  std::size_t numbers = 0, letters = 0, longest = 0;
  bool in_number = false;
  for (const char c : value) {
    const bool digit = ascii::is_digit(c);
    numbers += digit && !in_number;
    in_number = digit;
    const bool separator =
        !digit && std::string_view(" \t.,;:-/()").find(c) != std::string_view::npos;
    if (digit || separator)
      letters = 0;
    else
      letters += (c & 0xC0) != 0x80;
    longest = std::max(longest, letters);
  }
  return numbers == 3 && longest >= shortest_word;
}

// `3 de mayo de 1995`, `Sept 1995`: with the month by its name, and nothing else; the same in all
// languages that read it, or in nine of ten: `Mar` begins a month that no Finn would shorten so.
std::optional<std::string> date_in_words(const std::string& value,
                                         const std::vector<const Language*>& languages) {
  std::map<std::string, std::size_t> read;
  std::size_t all = 0;
  for (const Language* language : languages) {
    if (language->months.empty()) continue;
    if (const auto date = date_in_words(value, *language)) ++read[*date], ++all;
  }
  constexpr std::size_t of_ten = 9;
  for (const auto& [date, languages_of_it] : read)
    if (10 * languages_of_it >= of_ten * all) return date;
  return std::nullopt;
}

bool holds_letters(std::string_view value) {
  return std::any_of(value.begin(), value.end(), [](char c) {
    return (c & 0x80) != 0 || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  });
}

}  // namespace

std::optional<std::string> mended_date(std::string_view written, const TagWords& words) {
  const std::string value = without_clock(with_plain_digits(written));
  if (value.empty() || value == "?") return "????.??.??";
  if (parse_date(value).fault == DateFault::none) return value;
  if (const auto date = date_in_numbers(value)) return date;
  if (const auto date = date_with_gaps(value)) return date;
  if (!holds_letters(value) || names_two_days(value)) return std::nullopt;
  if (words.undated.contains(fold_words(value))) return "????.??.??";
  return date_in_words(value, words.languages);
}

}  // namespace planilla
