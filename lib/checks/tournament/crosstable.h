// A crosstable of a round robin that stands in a comment.
//
//   1  Uno, Ana    *  1  ½   1½
//   2  Dos, Eva    0  *  1   1
//   3  Tres, Luz   ½  0  *   ½
//
//   std::optional<Crosstable> table = parse_crosstable(comment);
//   table->rows[0].name, table->rows[0].cells[1]      // "Uno, Ana", Cell::win
//
// In: any text. A row begins with its number and holds, behind a name, one cell for each row; its
// own cell is `*`, `x`, `X` or `#`. Anything else (Swiss tables, several games in a cell) is none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

enum class Cell : std::uint8_t { unknown, self, win, draw, loss };

struct Crosstable {
  struct Row {
    std::string name;
    std::vector<Cell> cells;
  };
  std::vector<Row> rows;
};

std::optional<Crosstable> parse_crosstable(std::string_view text);

}  // namespace planilla
