// What a word on a sheet says besides its move, and what it costs where the board says otherwise:
// shared by the searches over one sheet and over several.
//
//   MarkHabits habits;
//   for (each word) habits.see(word);
//   for (each move that was read without doubt) habits.count(claims, facts);
//   const MarkCosts costs = habits.costs(slip_costs);
//   cost += marks_cost(position, move, claims, costs);
//
// Costs are in hundredths of a nat (repair/costs.toml).
#pragma once

#include <cstdint>
#include <string_view>

#include "board/position.h"
#include "notation/slips/slips.h"

namespace planilla {

// Of a mark that is there, or is not, where the board says otherwise.
struct MarkCosts {
  std::uint32_t false_capture = 0, missing_capture = 0, false_check = 0, missing_check = 0;
  bool looks_for_checks = false;
};

// A mark that a sheet never writes is not missing; of a hand that has marked twenty captures and
// forgotten none, a mark says more than of one that we know nothing about.
class MarkHabits {
public:
  void see(std::string_view word);
  void count(std::uint16_t claims, std::uint16_t facts);  // Claim bits: as written, and as it is
  MarkCosts costs(const SlipCosts& costs) const;

private:
  struct Tally {
    int seen = 0, wrong = 0;
    void add(bool is_wrong) { ++seen, wrong += is_wrong; }
  };
  static std::uint32_t cost(const Tally& tally, std::uint32_t unknown);

  bool captures_ = false, checks_ = false;
  Tally taking_, quiet_, checking_, harmless_;
};

std::uint32_t marks_cost(const Position& before, Move move, std::uint16_t claims,
                         const MarkCosts& costs);

// Of a file or rank of departure that a word names, and that no other piece makes necessary.
std::uint32_t needless_cost(const Position& before, const MovePattern& pattern,
                            const SlipCosts& costs);

// How likely a reading is whose words say falsely so much, beside one whose words say falsely so
// much as `other`: at most 1.
double weight_of(std::uint32_t marks, std::uint32_t other);

// To be one of so many.
std::uint32_t one_of(int count);

// Hypotheses that are dearer by more than this than the best at their place are not doubted any
// further.
inline constexpr std::uint32_t far_behind = 600;

}  // namespace planilla
