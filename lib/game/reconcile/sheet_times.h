// Times noted beside the moves of a sheet, as they stand: `e4 0:05`, `e4 (0:05)`, `e4 {[%clk
// 1:25:00]}`.
//
//   const SheetTimes times = sheet_times(line);
//   if (const auto found = times.find(word.begin); found != times.end()) found->second   // seconds
//
// They are found by where they stand: behind the word of a move and before the next. Two behind a
// row without others are those of White and of Black; of any other two none is taken.
#pragma once

#include <cstdint>
#include <map>

#include "game/reconcile/joint_search.h"

namespace planilla {

using SheetTimes = std::map<std::uint32_t, std::uint32_t>;  // where the word begins -> seconds

SheetTimes sheet_times(const SheetLine& line);

// Words that are no moves but times: a sheet is read without them.
void drop_times(SheetLine& line);

// "0:05:00"
std::string clock_text(std::uint32_t seconds);

}  // namespace planilla
