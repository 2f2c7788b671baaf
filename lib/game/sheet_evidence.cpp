// Marks as a sheet writes them, against the board.
#include "game/sheet_evidence.h"

#include <cmath>

namespace planilla {

void MarkHabits::see(std::string_view word) {
  captures |= word.find_first_of("x:") != std::string_view::npos;
  checks |= word.find_first_of("+#") != std::string_view::npos;
}

std::uint32_t marks_cost(const Position& before, Move move, std::uint16_t claims, const MarkHabits& habits,
                         const SlipCosts& costs) {
  std::uint32_t cost = 0;
  const bool capture = before.is_capture(move);
  const bool says_capture = (claims & claim_capture) != 0;
  if (says_capture && !capture) cost += costs.evidence.false_capture;
  if (!says_capture && capture && habits.captures) cost += costs.evidence.missing_capture;
  const bool says_check = (claims & (claim_check | claim_mate)) != 0;
  if (!says_check && !habits.checks) return cost;
  if (says_check != before.gives_check(move)) cost += says_check ? costs.evidence.false_check : costs.evidence.missing_check;
  return cost;
}

std::uint32_t one_of(int count) { return static_cast<std::uint32_t>(100 * std::log(count)); }

}  // namespace planilla
