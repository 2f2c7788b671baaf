// Dates as PGN writes them, against the calendar.
#include "checks/facts/dates.h"

#include <algorithm>

namespace planilla {

namespace {

bool leap(int year) {
  return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

int days_in(int month, int year) {
  constexpr int days[] = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (month == 0) return 31;
  return month == 2 && year != 0 && !leap(year) ? 28 : days[month - 1];
}

// The number of `digits` digits at the front of `text`, 0 for question marks, -1 for anything else.
template <std::size_t digits>
int take(std::string_view& text) {
  if (text.size() < digits) return -1;
  int value = 0;
  std::size_t unknown = 0;
  for (std::size_t i = 0; i < digits; ++i) {
    const char c = text[i];
    if (c == '?')
      ++unknown;
    else if (c >= '0' && c <= '9')
      value = value * 10 + (c - '0');
    else
      return -1;
  }
  text.remove_prefix(digits);
  if (unknown != 0) return unknown == digits ? 0 : -1;
  return value == 0 ? -2 : value;  // 0000 is no year, 00 no month
}

bool dot(std::string_view& text) {
  if (!text.starts_with('.')) return false;
  text.remove_prefix(1);
  return true;
}

}  // namespace

int Date::earliest() const {
  return year * 10000 + std::max(month, 1) * 100 + std::max(day, 1);
}

Date parse_date(std::string_view text) {
  Date date;
  if (text == "?" || text.empty() || text == "-") return date;
  date.fault = DateFault::form;
  date.year = take<4>(text);
  if (date.year == -1 || !dot(text)) return date;
  date.month = take<2>(text);
  if (date.month == -1 || !dot(text)) return date;
  date.day = take<2>(text);
  if (date.day == -1 || !text.empty()) return date;
  date.fault = DateFault::none;
  if (date.year < 0)
    date.fault = DateFault::year;
  else if (date.month < 0 || date.month > 12)
    date.fault = DateFault::month;
  else if (date.day < 0 || date.day > days_in(date.month, date.year))
    date.fault = DateFault::day;
  return date;
}

std::string_view date_fault_name(DateFault fault) {
  switch (fault) {
    case DateFault::none:
      return "none";
    case DateFault::form:
      return "form";
    case DateFault::year:
      return "year";
    case DateFault::month:
      return "month";
    case DateFault::day:
      return "day";
  }
  return "";
}

}  // namespace planilla
