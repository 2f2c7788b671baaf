// In numbers, in words, or with the day left out.
#include "archive/edits/written_dates.h"

#include <fmt/format.h>
#include <re2/re2.h>

#include <algorithm>
#include <utility>

#include "checks/facts/dates.h"
#include "game/layout/sheet.h"

namespace planilla {

namespace {

// Without the time of the day: `1995.05.03 19:00`.
std::string without_clock(std::string_view value) {
  static const re2::RE2 clock(R"((.*\d)[ T]\d{1,2}:\d{2}(:\d{2})?)");
  std::string out;
  return re2::RE2::FullMatch(value, clock, &out) ? out : std::string(value);
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
  const std::string out = fmt::format("{:04}.{:02}.{:02}", year, month, day);
  const Date date = parse_date(out);
  return date.fault == DateFault::none && date.whole() ? std::optional(out) : std::nullopt;
}

// `1995`, `1995.5`
std::optional<std::string> date_without_day(const std::string& value) {
  static const re2::RE2 year_and_month(R"((\d{4})(?:[-/.](\d{1,2}))?)");
  constexpr int first_year = 1400, last_year = 2199;
  int year = 0;
  std::string month;
  if (!re2::RE2::FullMatch(value, year_and_month, &year, &month)) return std::nullopt;
  if (year < first_year || year > last_year) return std::nullopt;
  const std::string out =
      fmt::format("{:04}.{}.??", year, month.empty() ? "??" : fmt::format("{:0>2}", month));
  return parse_date(out).fault == DateFault::none ? std::optional(out) : std::nullopt;
}

// `3 de mayo de 1995`, `Sept 1995`: with the month by its name, and nothing else; the same in all
// languages that read it.
std::optional<std::string> date_in_words(const std::string& value,
                                         const std::vector<const Language*>& languages) {
  std::optional<std::string> out;
  for (const Language* language : languages) {
    if (language->months.empty() || says_more_than_date(value, language->months)) continue;
    const std::string date = pgn_date(value, language->dates, language->months);
    const Date parts = parse_date(date);
    if (date.empty() || parts.fault != DateFault::none || parts.month == 0) continue;
    if (out && *out != date) return std::nullopt;
    out = date;
  }
  return out;
}

bool holds_letters(std::string_view value) {
  return std::any_of(value.begin(), value.end(), [](char c) {
    return (c & 0x80) != 0 || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z');
  });
}

}  // namespace

std::optional<std::string> mended_date(std::string_view written,
                                       const std::vector<const Language*>& languages) {
  const std::string value = without_clock(written);
  if (parse_date(value).fault == DateFault::none) return value;
  if (const auto date = date_in_numbers(value)) return date;
  if (const auto date = date_without_day(value)) return date;
  return holds_letters(value) ? date_in_words(value, languages) : std::nullopt;
}

}  // namespace planilla
