// A player's half-move that was not written, and that player's column from there on a row too high.
//
//   if (const auto item = shifted_column(tail, items, fault, game.start, usual))
//     ...     // items[*item]: the word that stands in its cell
//
// With some legal half-move in the cell all words of both columns are legal, to the end of the
// sheet, each of that player's a row lower. What was played nobody can tell, nor often in which
// row: the first is told that makes a game as usual as any other does.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/evidence/tail.h"
#include "notation/data/usual_moves.h"

namespace planilla {

// The item; none where no such half-move explains the sheet. `fault`: the item at which the game as
// it stands can be read no further.
std::optional<std::uint32_t> shifted_column(const Tail& tail, std::span<const Item> items,
                                            std::uint32_t fault, const Position& start,
                                            UsualMoves& usual);

}  // namespace planilla
