// What the sheets say plainly, each by itself, against a reading that brings them together.
//
//   if (stop_of_all_alone(sheets, positions, game) == ply) ...     // none proves more than the
//   others if (take_plain_move(sheets, position, ply, meanings, game)) ...  // game.moves[ply] is
//   on a sheet
#pragma once

#include <cstddef>
#include <vector>

#include "game/reconcile/agreement.h"
#include "game/reconcile/word_meanings.h"

namespace planilla {

// The half-move at whose words all sheets stopped, as they were read by themselves, if these words
// say the same: they are one witness, and together prove no more than each alone. SIZE_MAX: none.
std::size_t stop_of_all_alone(const std::vector<SheetLine>& sheets,
                              const std::vector<Position>& positions, const Agreement& game);

// The agreed move stands on no sheet, between two that do: the likeliest of those behind which the
// agreed game goes on takes its place. False: there is none.
bool take_plain_move(const std::vector<SheetLine>& sheets, const Position& position,
                     std::size_t ply, const std::vector<Meaning>& meanings, Agreement& game);

}  // namespace planilla
