// Parts from left to right.
#include "game/model/noted_seconds.h"

#include <algorithm>

#include "base/ascii.h"

namespace planilla {

namespace {

// Digits at the front, taken off; -1: none, or too many.
std::int64_t take_digits(std::string_view& text) {
  constexpr std::size_t most = 5;
  const std::size_t end = std::min(text.find_first_not_of("0123456789"), text.size());
  if (end == 0 || end > most) return -1;
  std::int64_t value = 0;
  for (const char c : text.substr(0, end)) value = value * 10 + (c - '0');
  text.remove_prefix(end);
  return value;
}

bool is_fraction(std::string_view text) {
  return text.size() > 1 && (text.front() == '.' || text.front() == ',') &&
         std::all_of(text.begin() + 1, text.end(), ascii::is_digit);
}

}  // namespace

std::optional<std::int64_t> seconds_noted(std::string_view value) {
  constexpr int most_parts = 3;
  constexpr std::int64_t sixty = 60;
  value.remove_prefix(std::min(value.find_first_not_of(" \t\r\n"), value.size()));
  value = value.substr(0, value.find_last_not_of(" \t\r\n") + 1);
  std::int64_t total = 0;
  for (int part = 0; part < most_parts; ++part) {
    const std::int64_t number = take_digits(value);
    if (number < 0 || (part > 0 && number >= sixty)) return std::nullopt;
    total = total * sixty + number;
    if (value.empty() || is_fraction(value)) return total;
    if (value.front() != ':') return std::nullopt;
    value.remove_prefix(1);
  }
  return std::nullopt;
}

}  // namespace planilla
