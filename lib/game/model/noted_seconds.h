// The time that a `[%clk ...]` or `[%emt ...]` notes: one reading for the clocks that are compared
// and for the rule that tells what is no time.
//
//   seconds_noted("1:05:30")      // 3930
//   seconds_noted("5:30,5")       // 330: a fraction is cut off
//   seconds_noted("0:90:00")      // nothing: no part but the first is of sixty or more
//   seconds_noted("1:10:00,x")    // nothing: all of it must be a time
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace planilla {

std::optional<std::int64_t> seconds_noted(std::string_view value);

}  // namespace planilla
