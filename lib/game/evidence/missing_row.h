// The rival of all changes of words: a pair of half-moves was not written, the numbers go on as if
// it had never been played, and every word stands as it is.
//
//   const std::uint32_t enough = cost_of_changes + margin;
//   if (missing_row_cost(tail, items, game.start, {fault, until, enough}, costs) < enough)
//     ...     // the changes are not proved
//
// Whoever writes on a sheet in a hurry leaves a row out more often than he makes two slips that fit
// each other. What was left out was played: a capture and its answer sooner than any other pair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "board/position.h"
#include "game/evidence/hand_marks.h"
#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "notation/data/slip_costs.h"
#include "notation/data/usual_moves.h"

namespace planilla {

constexpr std::uint32_t no_missing_row = UINT32_MAX;

// Where a row is looked for, and from which cost on nobody needs to know how much less it is.
struct RowSearch {
  std::uint32_t fault = 0;   // the item that is illegal as it stands
  std::uint32_t until = 0;   // the item up to which words must be legal behind the row
  std::uint32_t enough = 0;  // the search ends where the cost falls below it
  // What words say falsely behind a pair counts against it; nullptr: it is not asked.
  const HandMarks* marks = nullptr;
  std::uint32_t marks_of_changes = 0;  // what they say falsely from the fault on, with the changes
  UsualMoves* usual = nullptr;         // what people play counts; nullptr: all pairs are alike
  std::size_t rows_back = 12;          // before the fault
  std::size_t most_steps = 40'000;     // half-moves that are played
};

// From where the words are read as they stand.
struct RowStart {
  Position position;
  std::uint32_t item = 0;
};

struct MissingRow {
  std::uint32_t cost = no_missing_row;  // costs.toml
  std::uint32_t first = UINT32_MAX;     // the first word of White before which a pair fits
  std::size_t fillings = 0;             // pairs that fit, wherever they stand
};

// Over all pairs of legal half-moves before a move of White at or before items[fault], behind which
// the words can be read up to items[until]; no_missing_row if there is no such pair, or none was
// found within the steps that a game may cost.
MissingRow find_missing_row(const Tail& tail, std::span<const Item> items, const RowStart& start,
                            const RowSearch& search, const SlipCosts& costs);

inline std::uint32_t missing_row_cost(const Tail& tail, std::span<const Item> items,
                                      const Position& start, const RowSearch& search,
                                      const SlipCosts& costs) {
  return find_missing_row(tail, items, {start, 0}, search, costs).cost;
}

}  // namespace planilla
