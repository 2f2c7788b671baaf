// The end of a game from an electronic board: when it is over, the kings are put on squares in the
// centre that tell the result, and the board sends that as moves.
//
//   RepairPlan script{.fixes = live_board_tail(tail, items, fault, game.start, result)};
//
// White's king on e4 and Black's on d5: White has won. d4 and e5: Black has. Both on the files d or
// e: a draw. One of them may be missing.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "game/model/game.h"
#include "game/model/repair_plan.h"

namespace planilla {

// The words from which on the game is no play, as fixes that drop them; empty: it is play.
// `fault`: the item at which the game as it stands can be read no further.
std::vector<Edit> live_board_tail(const Tail& tail, std::span<const Item> items,
                                  std::uint32_t fault, const Position& start, Result result);

// Could that king of the tail go there, if nothing but the other one's word were wrong? The pen may
// have slipped in that word.
bool may_be_played(const Tail& tail, std::span<const Item> items, const Position& start,
                   std::span<const Edit> kings, std::size_t which);

}  // namespace planilla
