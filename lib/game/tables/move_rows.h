// A table of moves, a pair or several a row, of which cells may be empty:
//
//   | Nº | Blancas | Negras |
//   |----|---------|--------|
//   | 4  | Aa4     |        |
//   | 5  |         | Ae7    |
//
//   MoveRows rows(text, range);
//   rows.head_at(0)                // "Nº | Blancas | Negras": no words of the game
//   rows.cut(line)                 // the cells of a row: 5, an empty one that was played, Ae7
//
// A row begins with its number; rulings, tabs, semicolons or commas part its cells. A table has
// three rows at least, numbered on, and in most of them both cells hold something like a move; or
// one column is empty throughout, since a player wrote his own moves only. An empty cell is a
// half-move that was played where a later one of the table is written; behind the last one it is
// none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "game/tables/table_cell.h"

namespace planilla {

class MoveRows {
public:
  using Cell = TableCell;

  MoveRows(std::string_view text, Span range);

  // The names of columns in the line that begins there; empty: there are none.
  Span head_at(std::uint32_t begin) const;
  // What stands in the cells of a row, one after another, as long as the object lives; empty: the
  // line is none.
  std::span<const Cell> cut(Span line) const;

private:
  struct Row {
    Span line;
    std::vector<Span> cells;
    std::uint32_t number = 0;
  };

  void find_rows(std::string_view text, Span range, char delimiter);
  static bool is_of_one_player(std::string_view text, std::span<const Row> rows);
  void take(std::string_view text, Span range, char delimiter, const std::vector<Row>& rows);
  void find_head(std::string_view text, Span range, char delimiter, const Row& first);
  void fill(std::string_view text, const std::vector<Row>& rows);

  std::map<std::uint32_t, Span> heads_;             // by where their lines begin
  std::map<std::uint32_t, std::vector<Cell>> cut_;  // by where the line begins
};

}  // namespace planilla
