// What a sheet says of a half-move as it was read by itself: its own rows prove a slip, whatever
// the other sheets have.
//
//   if (proves_alone(sheets, ply, game)) ...              // game.moves[ply] needs no other proof
//   const Move other = said_alone(sheets[i], ply, game);  // of one that agreed so far
#pragma once

#include <cstddef>
#include <vector>

#include "game/reconcile/agreement.h"

namespace planilla {

// The move that the sheet's word at `ply` was read as, where nothing was doubtful so far and all
// before it is as agreed; none if there is no such.
Move said_alone(const SheetLine& sheet, std::size_t ply, const Agreement& game);

// Is the agreed move one that a sheet proves by itself, and does that sheet go on as was agreed,
// and no other say otherwise by itself?
bool proves_alone(const std::vector<SheetLine>& sheets, std::size_t ply, const Agreement& game);

}  // namespace planilla
