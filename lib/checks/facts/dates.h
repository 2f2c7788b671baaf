// PGN dates: "2024.02.29", "1851.06.??", "????.??.??".
//
//   Date date = parse_date("1851.06.??");      // {fault none, year 1851, month 6, day 0}
//
// In: a tag's value. Parts that are `?` are 0. Out of range, and 29 February in a common year: a
// fault. Source: PGN standard 8.1.1.3.
#pragma once

#include <cstdint>
#include <string_view>

namespace planilla {

// Castellví and Vinyoles, Valencia 1475, is the first game of today's chess that is written down.
inline constexpr int first_game_year = 1475;

enum class DateFault : std::uint8_t { none, form, year, month, day };

struct Date {
  DateFault fault = DateFault::none;
  int year = 0, month = 0, day = 0;  // 0: unknown

  bool unknown() const { return year == 0 && month == 0 && day == 0; }
  bool whole() const { return year != 0 && month != 0 && day != 0; }
  // The first day it can be: 18510601. Unknown years are 0.
  int earliest() const;
};

Date parse_date(std::string_view text);
std::string_view date_fault_name(DateFault fault);  // "form"

}  // namespace planilla
