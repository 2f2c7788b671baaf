// The rival of all changes of words: a pair of half-moves was not written, the numbers go on as if
// it had never been played, and every word stands as it is.
//
//   const std::uint32_t rival = missing_row_cost(tail, items, game.start, fault, until, costs);
//   if (rival < cost_of_changes + margin) ...     // the changes are not proved
//
// Whoever writes on a sheet in a hurry leaves a row out more often than he makes two slips that fit
// each other.
#pragma once

#include <cstdint>
#include <span>

#include "board/position.h"
#include "game/layout/main_line.h"
#include "game/repair/tail.h"
#include "notation/data/slip_costs.h"

namespace planilla {

constexpr std::uint32_t no_missing_row = UINT32_MAX;

// What it costs (costs.toml), over all pairs of legal half-moves before a move of White at or
// before items[fault], the word that is illegal as it stands, behind which the words can be read up
// to items[until]; no_missing_row if there is no such pair, or none was found within the steps that
// a game may cost.
std::uint32_t missing_row_cost(const Tail& tail, std::span<const Item> items, const Position& start,
                               std::uint32_t fault, std::uint32_t until, const SlipCosts& costs);

}  // namespace planilla
