// The TimeControl tag.
//
//   TimeControl tc = parse_time_control("40/5400+30:1800+30");
//   tc.known, tc.periods[0].moves == 40, .seconds == 5400, .increment == 30
//
// Fields between colons: `?` unknown, `-` no limit, `40/9000` moves in seconds, `300` for the rest,
// `*180` hourglass; each may add `+30`, an increment in seconds a move. Anything else is a fault,
// and `fault_at` the byte where it shows. Source: PGN standard 9.6.1.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace planilla {

struct Period {
  std::int64_t moves = 0;  // 0: the rest of the game
  std::int64_t seconds = 0;
  std::int64_t increment = 0;
};

struct TimeControl {
  bool valid = false;
  bool known = false;  // valid, and neither "?" nor "-" nor an hourglass
  std::size_t fault_at = 0;
  std::vector<Period> periods;
};

TimeControl parse_time_control(std::string_view text);

}  // namespace planilla
