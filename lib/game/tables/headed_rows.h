// A table of moves below a head that names the columns of both players:
//
//   Nº;Blancas;T;Negras;T;Obs         Negras  Blancas         White | Black
//   1;e4;90;e5;89;                    e5      e4              e4    | e5
//   ;Cf3;88;Cc6;87;novedad            Cc6     Cf3                   | Nc6
//
//   HeadedRows rows(text, range, lexicon);
//   rows.head_at(0)         // the head: no words of the game
//   rows.holds(line)        // is the line a row?
//   rows.cut(line)          // number, half-moves and notes, in the order of play; none: an empty
//   row
//
// Without a head a table is read so where its cells say what its columns are (bare_columns.h).
//
// Columns may stand in any order, several pairs side by side too; those that neither hold numbers
// nor are a player's hold notes, and so do cells behind the last that has a name. A result in a
// note of the last row is the result. A row numbered 1 again begins another game. Rows need no
// number, and a player's cell may be empty: a half-move that was played where a later one of the
// table is written. A row with White's half-move and one with Black's are one row where the second
// has no number of its own. Below the rows a result may stand in any column.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "game/model/lexicon.h"
#include "game/tables/headed_table.h"
#include "game/tables/table_cell.h"

namespace planilla {

class HeadedRows {
public:
  HeadedRows(std::string_view text, Span range, const Lexicon& lexicon);

  Span head_at(std::uint32_t begin) const;
  // Is the line the first row of a game below another of the same table?
  bool begins_game(Span line) const { return games_.contains(line.begin); }
  bool holds(Span line) const { return cut_.contains(line.begin); }
  std::span<const TableCell> cut(Span line) const;

private:
  using Row = HeadedRow;
  using Table = HeadedTable;

  // White's half-move and Black's, with their number and what stands behind them.
  struct Pair {
    Span line;
    std::size_t row = 0, block = 0;
    Span number;  // empty: none
    std::array<Span, 2> sides;
    std::array<std::vector<Span>, 2> notes;
    std::array<std::uint32_t, 2> places{};  // where the sides' cells are
    bool splits = false;                    // Black's half-move stands in the next row
    bool is_rest = false;                   // which is this one
  };

  bool name_columns(Span line, Table& table) const;
  std::uint32_t find_rows(std::uint32_t from, std::uint32_t end, Table& table) const;
  std::uint32_t find_further_games(std::uint32_t from, std::uint32_t end, const Table& named);
  bool says_result(Span cell) const;
  bool is_row(const Table& table, const Row& row) const;
  bool is_result(const Row& row) const;
  void find_numbers(Table& table) const;
  bool is_plain(const Table& table) const;
  std::uint32_t find_bare(std::uint32_t from, std::uint32_t end, std::uint32_t next);
  void lay_out(const Table& table);
  void add_result(const Row& row);
  static void add_pairs(const Table& table, std::size_t row, std::vector<Pair>& pairs);
  bool reads_down(const std::vector<Pair>& pairs) const;
  std::size_t join_split_rows(std::vector<Pair>& pairs) const;
  void add_cells(const Pair& pair, std::size_t first, std::size_t last,
                 std::vector<TableCell>& cells) const;

  std::string_view text_;
  const Lexicon& lexicon_;
  std::set<std::uint32_t> games_;                        // where the lines of first rows begin
  std::map<std::uint32_t, Span> heads_;                  // by where their lines begin
  std::map<std::uint32_t, std::vector<TableCell>> cut_;  // by where the line begins
};

}  // namespace planilla
