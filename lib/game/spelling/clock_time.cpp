// Two or three numbers between colons, in brackets or not.
#include "game/spelling/clock_time.h"

namespace planilla {

std::optional<std::uint32_t> parse_clock_time(std::string_view text) {
  std::uint32_t part[3] = {0, 0, 0};
  int parts = 0;
  int digits = 0;
  const bool is_square = text.starts_with('[');  // [1.29.55]
  if (text.size() > 2 &&
      ((text.front() == '(' && text.back() == ')') || (text.front() == '[' && text.back() == ']')))
    text = text.substr(1, text.size() - 2);
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  for (const char c : text) {
    if (c >= '0' && c <= '9') {
      if (++digits > 2) return std::nullopt;
      part[parts] = part[parts] * 10 + static_cast<std::uint32_t>(c - '0');
    } else if ((c == ':' || (c == '.' && is_square)) && digits > 0 && parts < 2) {
      ++parts;
      digits = 0;
    } else {
      return std::nullopt;
    }
  }
  if (parts == 0 || digits != 2 || part[1] > 59 || part[2] > 59) return std::nullopt;
  constexpr std::uint32_t too_many_hours = 10;  // of a game: what is meant are minutes and seconds
  if (parts == 1 && part[0] >= too_many_hours) return part[0] * 60 + part[1];
  return part[0] * 3600 + part[1] * 60 + part[2];
}

}  // namespace planilla
