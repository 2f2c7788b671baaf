// Where the order of half-moves is in doubt, since sheets differ in it.
//
//   for (const OrderDoubt& doubt : order_doubts(sheets, start, slips, known, game))
//     if (doubt.move) ask(doubt.ply, doubt.move);
//     else stop(doubt.ply);
//
// An order that no sheet has in full gives way to one that meets it behind (own_order.h). What is
// left is doubted where a sheet is as legal in its own order, or has one of two words in the place
// of the other.
#pragma once

#include <cstddef>
#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

struct OrderDoubt {
  std::size_t ply = 0;  // from 0
  Move move;            // what it may be besides; none: nothing that can be written
};

std::vector<OrderDoubt> order_doubts(const std::vector<SheetLine>& sheets, const Position& start,
                                     Slips& slips, const Evidence& known, Agreement& game);

}  // namespace planilla
