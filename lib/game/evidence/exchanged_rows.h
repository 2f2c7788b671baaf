// Two rows of a sheet, one below the other, that were written in each other's place.
//
//   const ExchangedRows rows = exchanged_rows(tail, items, fault, game.start, lead);
//   if (rows.is_likely) ...      // a rival of every other change
//   rows.fixes                   // the four half-moves, in the order in which they were played
//
// All four words must be legal the other way round, and all that follows up to the end.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "game/model/repair_plan.h"

namespace planilla {

struct ExchangedRows {
  std::vector<Edit> fixes;  // empty: too little follows to prove it, or there are several ways
  bool is_likely = false;
};

// `fault`: the item at which the game as it stands can be read no further. `lead`: of what is
// proved over all else, as much as is ever told of it, in hundredths of a nat (repair/costs.toml).
ExchangedRows exchanged_rows(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                             const Position& start, std::uint32_t lead);

}  // namespace planilla
