// A word that is legal as it stands, and in whose place another move makes far more of the sheet
// legal than anything does at the word that fails: the reading stops at it.
//
//   // "13. Se2 a6 14. Sh5", and the knight is not on f4 or g3; with 13. De2 the next 52 half-moves
//   // are legal, and with nothing in place of 14. Sh5 more than five
//   stop_at_doubted_word(tail, items, game.start, plan);
//   plan.fixes.back().stops      // at 13. Se2
//
// Or it says that it takes or checks, where it takes nothing and gives no check, and soon behind it
// the sheet can be read no further: of a hand that has made no such mark before, it was another
// move.
//
// Or its whole row is written twice. Or it stands there again at the player's next half-move, where
// it is no move.
//
// Which words are asked about, and with which moves, the questions of the plan say; of those that
// help as far the first is taken. What is written behind such a word is legal, and was not played.
#pragma once

#include <span>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/repair_plan.h"
#include "notation/data/usual_moves.h"

namespace planilla {

void stop_at_doubted_word(const Tail& tail, std::span<const Item> items, const Position& start,
                          RepairPlan& plan);

// At the first row in which a half-move may be missing, if a player's column stands a row too high
// behind it (game/evidence/shifted_column.h). False: the plan is as it was. `fault`: the item at
// which the sheet as it stands can be read no further.
bool stop_at_shifted_column(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                            const Position& start, UsualMoves& usual, RepairPlan& plan);

}  // namespace planilla
