// A table that was written across: a row of each player's half-moves, and perhaps one of numbers.
//
//   Jugada;1;2;3              White e4 Nf3 Bb5
//   Blancas;e4;Cf3;Ab5        Black e5 Nc6 a6
//   Negras;e5;Cc6;a6
//
//   PlayerRows rows(text, range, lexicon);
//   rows.holds(line)     // is the line one of them?
//   rows.cut(line)       // of the first line of a block: all its cells, in the order of play
//
// Each row begins with the word for its player; behind it stand half-moves or empty cells and
// nothing else. Rows of words with a colon between blanks are left to player_lines.h.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "game/model/lexicon.h"
#include "game/tables/table_cell.h"

namespace planilla {

class PlayerRows {
public:
  PlayerRows(std::string_view text, Span range, const Lexicon& lexicon);

  bool holds(Span line) const { return cut_.contains(line.begin); }
  std::span<const TableCell> cut(Span line) const;

private:
  struct Row {
    Span line;
    std::vector<Span> cells;  // behind the word for the player
    bool is_white = false;
  };

  std::optional<Row> read(Span line, char delimiter) const;
  std::vector<Span> numbers_in(Span line, char delimiter) const;
  void lay_out(Span numbers_line, const std::vector<Span>& numbers, const Row& first,
               const Row& second);

  std::string_view text_;
  const Lexicon& lexicon_;
  std::map<std::uint32_t, std::vector<TableCell>> cut_;  // by where the line begins
};

}  // namespace planilla
