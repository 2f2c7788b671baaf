// Half-moves that a sheet has in another order than the agreed game.
//
//   for (const OwnOrder& order : settle_orders(sheets, start, known, game))
//     if (order.lives)     // the rest of the game is legal behind them as the sheet has them, too
//       ask(order.first);
//
// Two rows that changed places on one sheet often leave the game legal either way: nothing on the
// sheets tells which of them is right. An order that no sheet has in full gives way to one that
// meets it behind.
#pragma once

#include <cstddef>
#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

struct OwnOrder {
  std::size_t sheet = 0;
  std::size_t first = 0, last = 0;  // half-moves of the agreed game, from 0
  std::vector<Span> words;          // of the sheet, as they stand on it; empty where it has none
  std::vector<Move> moves;          // what they say so; fewer where one of them says nothing legal
  bool lives = false;               // all of them are legal, and so is the rest of the game
  bool meets = false;               // ... and behind them the position is the same
  std::size_t supporters = 0;       // sheets that have these half-moves in the order of the game
};

// But for half-moves that are known.
std::vector<OwnOrder> settle_orders(const std::vector<SheetLine>& sheets, const Position& start,
                                    const Evidence& known, Agreement& game);

}  // namespace planilla
