// A time control cut into terms: numbers, units and the words between them, of all languages of
// laws/time_words.toml at once.
//
//   time_terms("2 часа на 40 ходов")  // 2 hours rest 40 moves
//   time_terms("1:30 h + 30 s")       // 1 hours 30 minutes then 30 seconds
//   time_terms("1,5 h")               // 1 hours (with .hundredths == 50)
//
// Nothing if something in the text is no word of a time control.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace planilla {

enum class TimeItem : std::uint8_t {
  number,
  days,
  hours,
  minutes,
  seconds,
  half,
  moves,
  per_move,
  delay,
  then,
  rest,
  within,
  slash,
  comma,
};

struct TimeTerm {
  TimeItem item{};
  std::int64_t value = 0;
  int hundredths = 0;  // of "1.5 h", "2½ h": 0, 25, 50 or 75
  bool apart = false;  // a blank stands before the number
};

std::optional<std::vector<TimeTerm>> time_terms(std::string_view text);

// Is the whole text a word for no limit at all?
bool is_unlimited_time(std::string_view text);

}  // namespace planilla
