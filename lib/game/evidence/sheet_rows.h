// The rows of a sheet among the items of its main line: a number, and the words behind it; and
// words that are read in other places than those in which they stand.
//
//   const std::vector<SheetRow> rows = rows_of_items(items);
//   rows[3].first          // the item of the first word of the fourth row
//   row_of(rows, item)     // the place of the row that holds the item, or rows.size()
//
//   std::vector<Edit> fixes;
//   if (play_in_places(tail, items, places, position, fixes)) measure_exchange(fixes, 12, lead);
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "game/evidence/tail.h"
#include "game/layout/main_line.h"
#include "game/model/repair_plan.h"

namespace planilla {

struct SheetRow {
  std::uint32_t first = 0, second = 0;  // items of its words
  std::uint32_t end = 0;                // the item behind the row
  std::size_t words = 0;
};

// Words before the first number are in no row.
std::vector<SheetRow> rows_of_items(std::span<const Item> items);
std::size_t row_of(std::span<const SheetRow> rows, std::uint32_t item);

// Both are items.
struct WordInPlace {
  std::uint32_t word = 0, place = 0;
};

// Plays the words in this order, and appends a fix for each; false: one of them is not legal, or
// not one move.
bool play_in_places(const Tail& tail, std::span<const Item> items,
                    std::span<const WordInPlace> places, Position& position,
                    std::vector<Edit>& fixes);

// What follows each fix, as the evidence that is told. `behind`: half-moves behind the last.
// `lead`: in hundredths of a nat (repair/costs.toml).
void measure_exchange(std::vector<Edit>& fixes, int behind, std::uint32_t lead);

}  // namespace planilla
