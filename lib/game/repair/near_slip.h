// The rival of a row that was left out: one slip of the pen at the fault.
//
//   const NearSlip slip = find_near_slip(tail, items, slips, position, fault);
//   if (slip.reaches > until)
//     ...            // the row must explain the words that far, too
//
// Where a second slip stands farther behind, neither comes to the end of the sheet. A word before
// the fault is legal as it stands: for its sake no row is denied.
#pragma once

#include <cstdint>
#include <span>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "notation/slips/slips.h"

namespace planilla {

struct NearSlip {
  std::uint32_t reaches = 0;        // the item at which the words can be read no further with it
  std::uint32_t cost = UINT32_MAX;  // costs.toml
};

// Of the slips in the word items[fault] the one that reaches farthest, the cheapest of several.
NearSlip find_near_slip(const Tail& tail, std::span<const Item> items, Slips& slips,
                        const Position& before, std::uint32_t fault);

}  // namespace planilla
