// Times noted beside moves: "1:59", "(0:05:00)", "1:30:00".
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace planilla {

// Seconds. `1:59` is hours and minutes, as on a scoresheet; `59:30` is minutes and seconds, as is
// all from ten on, since no game has ten hours; three parts are hours, minutes, seconds.
std::optional<std::uint32_t> parse_clock_time(std::string_view text);

}  // namespace planilla
