// A text read under the changes of a plan, and where it fails without one of them: what stands
// between a change and that place is legal without it, and proves nothing for it.
//
//   const PlanReading reading(tail, items);
//   Position position = before_the_word;
//   const Distance without = reading.read(position, item, reading.others(fixes, i));
//   without.item      // the first word that is legal only with fixes[i]
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "board/position.h"
#include "game/evidence/hand_marks.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/repair_plan.h"

namespace planilla {

bool puts_a_move(const Edit& fix);

inline constexpr int few_by_chance = 4;  // half-moves that are legal whatever was played

int words_between(std::span<const Item> items, std::uint32_t from, std::uint32_t to);

// Is the change neither asked about, nor the end of the reading?
bool is_settled(const Edit& fix);

// A plan carried out up to the first change that is not settled, or cannot be made.
struct PlanEnd {
  Position position;       // behind the changes
  std::uint32_t item = 0;  // the first behind them
  int ply = 0;
  std::size_t fixes = 0;    // so many of them are carried out
  std::uint32_t fails = 0;  // the item at which the words can be read no further
  std::uint32_t stops = 0;  // the item at which the reading ends
  Position at_fault;
};

PlanEnd end_of(const Tail& tail, std::span<const Item> items, const Position& start,
               const RepairPlan& plan);

class PlanReading {
public:
  PlanReading(const Tail& tail, std::span<const Item> items) : tail_(tail), items_(items) {}

  // From items[from] on, on a board that goes along, with `fixes` where they stand, in order of
  // their tokens; moves that they put there count. Ends where a word, or a change, is not legal.
  Distance read(Position& position, std::uint32_t from, std::span<const Edit> fixes) const;
  // What the words of items[from .. end) say falsely on that way: costs.toml.
  std::uint32_t marks(const HandMarks& hand, const Reach& from, std::uint32_t end,
                      std::span<const Edit> fixes) const;
  // What the plan changes behind fixes[index], but for the word that stands in its place.
  static std::vector<Edit> others(std::span<const Edit> fixes, std::size_t index);
  // The most half-moves that can be read behind another move in place of the word items[fault]: of
  // the piece that it names, or to its square. Of pawns, which no letter names, to its square only.
  int best_at(const Position& before, std::uint32_t fault, std::span<const Edit> fixes) const;

private:
  const Tail& tail_;
  std::span<const Item> items_;
};

}  // namespace planilla
