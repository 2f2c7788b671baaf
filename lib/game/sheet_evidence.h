// What a word on a sheet says besides its move, and what it costs where the board says otherwise: shared by the
// searches over one sheet and over several.
//
//   MarkHabits habits;
//   for (each word) habits.see(word);
//   cost += marks_cost(position, move, claims, habits, costs);
//
// Costs are in hundredths of a nat (repair/costs.toml).
#pragma once

#include <cstdint>
#include <string_view>

#include "board/position.h"
#include "notation/slips.h"

namespace planilla {

// A mark that a sheet never writes is not missing.
struct MarkHabits {
  bool captures = false, checks = false;

  void see(std::string_view word);
};

std::uint32_t marks_cost(const Position& before, Move move, std::uint16_t claims, const MarkHabits& habits,
                         const SlipCosts& costs);

// To be one of so many.
std::uint32_t one_of(int count);

// Hypotheses that are dearer by more than this than the best at their place are not doubted any further.
inline constexpr std::uint32_t far_behind = 600;

}  // namespace planilla
