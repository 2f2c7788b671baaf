// The rows of a sheet among the items of its main line: a number, and the words behind it.
//
//   const std::vector<SheetRow> rows = rows_of_items(items);
//   rows[3].first          // the item of the first word of the fourth row
//   row_of(rows, item)     // the place of the row that holds the item, or rows.size()
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "game/layout/main_line.h"

namespace planilla {

struct SheetRow {
  std::uint32_t first = 0, second = 0;  // items of its words
  std::uint32_t end = 0;                // the item behind the row
  std::size_t words = 0;
};

// Words before the first number are in no row.
inline std::vector<SheetRow> rows_of_items(std::span<const Item> items) {
  std::vector<SheetRow> out;
  const auto count = static_cast<std::uint32_t>(items.size());
  for (std::uint32_t at = 0; at < count; ++at) {
    if (items[at].is_number && items[at].number != 0) out.push_back({.end = at + 1});
    if (items[at].is_number || out.empty()) continue;
    SheetRow& row = out.back();
    (row.words == 0 ? row.first : row.second) = at;
    ++row.words;
    row.end = at + 1;
  }
  return out;
}

inline std::size_t row_of(std::span<const SheetRow> rows, std::uint32_t item) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const SheetRow& row) { return item < row.end; });
  return static_cast<std::size_t>(found - rows.begin());
}

}  // namespace planilla
