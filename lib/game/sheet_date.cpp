// Dates of headings.
#include <array>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "game/lexicon.h"
#include "game/sheet.h"

namespace planilla {

namespace {

struct Number {
  int value;
  std::size_t digits;
};

std::vector<Number> numbers_in(std::string_view text) {
  std::vector<Number> out;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] < '0' || text[i] > '9') {
      ++i;
      continue;
    }
    Number number{0, 0};
    for (; i < text.size() && text[i] >= '0' && text[i] <= '9'; ++i, ++number.digits)
      if (number.digits < 6) number.value = number.value * 10 + (text[i] - '0');
    out.push_back(number);
  }
  return out;
}

std::string format_date(int year, int month, int day) {
  if (month < 0 || month > 12 || day < 0 || day > 31) return {};
  std::string out = fmt::format("{:04}.", year);
  out += month == 0 ? "??" : fmt::format("{:02}", month);
  out += day == 0 ? ".??" : fmt::format(".{:02}", day);
  return out;
}

int full_year(const Number& number) {
  if (number.digits > 2) return number.value;
  return number.value < 50 ? 2000 + number.value : 1900 + number.value;  // the usual pivot of sheets
}

}  // namespace

std::string pgn_date(std::string_view text, DateOrder order, const std::vector<std::string>& months) {
  std::vector<Number> numbers = numbers_in(text);
  int named_month = 0;
  const std::string folded = fold_words(text);
  for (std::size_t i = 0; i < months.size(); ++i)
    if (!months[i].empty() && folded.find(fold_words(months[i])) != std::string::npos)
      named_month = static_cast<int>(i) + 1;
  if (named_month != 0) {
    if (numbers.size() == 1 && numbers[0].digits == 4) return format_date(numbers[0].value, named_month, 0);
    if (numbers.size() != 2) return {};
    const bool year_first = numbers[0].digits == 4;
    return format_date(full_year(numbers[year_first ? 0 : 1]), named_month, numbers[year_first ? 1 : 0].value);
  }
  if (numbers.size() == 1 && numbers[0].digits == 4) return format_date(numbers[0].value, 0, 0);
  if (numbers.size() != 3) return {};
  if (numbers[0].digits == 4) return format_date(numbers[0].value, numbers[1].value, numbers[2].value);
  int day = numbers[0].value, month = numbers[1].value;
  const bool month_first = order == DateOrder::month_day_year;
  if ((month_first && day <= 12) || month > 12) std::swap(day, month);
  return format_date(full_year(numbers[2]), month, day);
}

}  // namespace planilla
