// Dates of headings.
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "game/layout/sheet.h"
#include "game/model/lexicon.h"
#include "text/charset/utf8.h"
#include "text/unicode/unicode.h"

namespace planilla {

namespace {

std::size_t u8_length(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; }));
}

struct Number {
  int value;
  std::size_t digits;
};

// Digits of any script.
std::vector<Number> numbers_in(std::string_view text) {
  std::vector<Number> out;
  bool within = false;
  for (std::size_t at = 0; at < text.size();) {
    const char32_t c = take_character(text, at);
    const int digit = c == not_utf8 ? -1 : unicode::digit_value(c);
    if (digit >= 0) {
      if (!within) out.push_back({0, 0});
      Number& number = out.back();
      if (++number.digits < 6) number.value = number.value * 10 + digit;
    }
    within = digit >= 0;
  }
  return out;
}

// Of a word, 1 to 12: a Roman number.
int roman_month(std::string_view word) {
  constexpr std::array<std::string_view, 12> roman = {"i",   "ii",   "iii", "iv", "v",  "vi",
                                                      "vii", "viii", "ix",  "x",  "xi", "xii"};
  const auto found = std::find(roman.begin(), roman.end(), word);
  return found == roman.end() ? 0 : static_cast<int>(found - roman.begin()) + 1;
}

// The month whose name stands in the text (the longest: "November" holds no "mber"), else the one
// that three or four letters or a Roman number stand for. 0: none.
int month_in(const std::string& folded, const std::vector<std::string>& months) {
  int named = 0;
  std::size_t longest = 0;
  std::vector<std::string> names;
  for (const std::string& month : months) names.push_back(fold_words(month));
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i].size() <= longest || folded.find(names[i]) == std::string::npos) continue;
    longest = names[i].size();
    named = static_cast<int>(i) + 1;
  }
  constexpr std::string_view ends = " .,-/0123456789";
  for (std::size_t at = 0; named == 0 && at < folded.size();) {
    const std::size_t begin = folded.find_first_not_of(ends, at);
    if (begin == std::string::npos) break;
    at = std::min(folded.find_first_of(ends, begin), folded.size());
    const std::string word = folded.substr(begin, at - begin);
    named = roman_month(word);
    const auto starts = [&](const std::string& name) { return name.starts_with(word); };
    const bool short_form =
        word.size() >= 3 && word.size() <= 8 && u8_length(word) >= 3 && u8_length(word) <= 4;
    if (named == 0 && short_form && std::count_if(names.begin(), names.end(), starts) == 1)
      named =
          static_cast<int>(std::find_if(names.begin(), names.end(), starts) - names.begin()) + 1;
  }
  return named;
}

// The name of a month, the beginning of one, or a form of it: "marzo", "mar", "января".
bool is_of_month(const std::string& word, const std::vector<std::string>& months) {
  return std::any_of(months.begin(), months.end(), [&](const std::string& month) {
    const std::string name = fold_words(month);
    return name.starts_with(word) || word.find(name) != std::string::npos;
  });
}

// "" for a year of no game.
std::string format_date(int year, int month, int day) {
  constexpr int first = 1400, last = 2199;
  if (year < first || year > last) return {};
  if (month < 0 || month > 12 || day < 0 || day > 31) return {};
  std::string out = fmt::format("{:04}.", year);
  out += month == 0 ? "??" : fmt::format("{:02}", month);
  out += day == 0 ? ".??" : fmt::format(".{:02}", day);
  return out;
}

int full_year(const Number& number) {
  if (number.digits > 2) return number.value;
  return number.value < 50 ? 2000 + number.value
                           : 1900 + number.value;  // the usual pivot of sheets
}

// "2018-12-30 18:04:05 +0100", as machines and mails write: without the time and what is behind it.
std::string_view without_time(std::string_view text) {
  const auto is_digit = [&](std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
  };
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos;
       colon = text.find(':', colon + 1)) {
    std::size_t begin = colon;
    while (begin > 0 && is_digit(begin - 1)) --begin;
    if (begin > 0 && begin < colon && is_digit(colon + 1) &&
        (text[begin - 1] == ' ' || text[begin - 1] == 'T'))
      return text.substr(0, begin - 1);
  }
  return text;
}

// "3-5 May 1995": the whole name of a month, without digits of its own, beside three numbers.
bool names_month_besides(std::string_view text, const std::vector<std::string>& months) {
  const std::string folded = fold_words(text);
  return std::any_of(months.begin(), months.end(), [&](const std::string& month) {
    return numbers_in(month).empty() && folded.find(fold_words(month)) != std::string::npos;
  });
}

// "昭和50年" as "1975年".
std::string in_common_years(std::string_view text, const std::map<std::string, int>& eras) {
  std::string out(text);
  for (const auto& [era, before_first] : eras) {
    const std::size_t at = out.find(era);
    if (at == std::string::npos) continue;
    const std::size_t year = at + era.size();
    const std::size_t end = std::min(out.find_first_not_of("0123456789", year), out.size());
    constexpr std::size_t most_digits = 3;
    if (end == year || end - year > most_digits) continue;
    const int number = std::stoi(out.substr(year, end - year));
    return out.replace(at, end - at, std::to_string(before_first + number));
  }
  return out;
}

}  // namespace

std::string pgn_date(std::string_view text, const Language& language) {
  if (language.eras.empty()) return pgn_date(text, language.dates, language.months);
  return pgn_date(in_common_years(text, language.eras), language.dates, language.months);
}

std::string pgn_date(std::string_view written, DateOrder order,
                     const std::vector<std::string>& months) {
  const std::string_view text = without_time(written);
  const std::vector<Number> numbers = numbers_in(text);
  if (numbers.size() == 3 && names_month_besides(text, months)) return {};
  const int named_month = numbers.size() == 3 ? 0 : month_in(fold_words(text), months);
  if (named_month != 0) {
    if (numbers.size() == 1 && numbers[0].digits == 4)
      return format_date(numbers[0].value, named_month, 0);
    if (numbers.size() != 2) return {};
    const bool year_first = numbers[0].digits == 4;
    return format_date(full_year(numbers[year_first ? 0 : 1]), named_month,
                       numbers[year_first ? 1 : 0].value);
  }
  if (numbers.size() == 1 && numbers[0].digits == 4) return format_date(numbers[0].value, 0, 0);
  if (numbers.size() != 3) return {};
  if (numbers[0].digits == 4)
    return format_date(numbers[0].value, numbers[1].value, numbers[2].value);
  if (order == DateOrder::year_month_day && numbers[2].digits <= 2)
    return format_date(full_year(numbers[0]), numbers[1].value, numbers[2].value);
  int day = numbers[0].value, month = numbers[1].value;
  const bool month_first = order == DateOrder::month_day_year;
  if ((month_first && day <= 12) || month > 12) std::swap(day, month);
  return format_date(full_year(numbers[2]), month, day);
}

bool says_more_than_date(std::string_view text, const std::vector<std::string>& months) {
  constexpr std::size_t longest_particle = 3;
  constexpr std::string_view ends = " \t.,;:-/()[]'\"0123456789";
  const std::string folded = fold_words(text);
  for (std::size_t at = 0; at < folded.size();) {
    const std::size_t begin = folded.find_first_not_of(ends, at);
    if (begin == std::string::npos) return false;
    at = std::min(folded.find_first_of(ends, begin), folded.size());
    const std::string word = folded.substr(begin, at - begin);
    if (u8_length(word) > longest_particle && roman_month(word) == 0 && !is_of_month(word, months))
      return true;
  }
  return false;
}

}  // namespace planilla
