// A player who wrote Black's half-moves in White's column for some rows, and White's in Black's.
//
//   const SwappedColumns swapped = swapped_columns(tail, items, fault, game.start, lead);
//   if (!swapped.fixes.empty()) return {.fixes = swapped.fixes};   // every row the other way round
//
// Several rows must be legal the other way round, and some more behind them as they stand, up to
// the end, in one way only. Where no rows are right again, a half-move may have been left out
// instead, so that all that follow it are in the wrong column: nothing is proved unless that is
// impossible.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "game/model/repair_plan.h"

namespace planilla {

struct SwappedColumns {
  std::vector<Edit> fixes;  // empty: not proved
  bool is_likely = false;   // there are several ways: nothing else can be proved then
};

// `fault`: the item at which the game as it stands can be read no further. `lead`: of what is
// proved over all else, as much as is ever told of it, in hundredths of a nat (repair/costs.toml).
SwappedColumns swapped_columns(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                               const Position& start, std::uint32_t lead);

}  // namespace planilla
