// A table of games, one a row:
//
//   Ronda;Blancas;Negras;Resultado;Jugadas
//   1;Ana Gómez;Luis Pérez;1-0;1.e4 e5 2.Cf3 Cc6
//
//   GameRows rows(text, lexicon);     // of a sheet; looks for the head in its first lines
//   if (rows.is_row(line)) ...        // one token `tag` up to the moves, then the moves
//   headings_of(text, token, lexicon) // the tags of that token
//
// Cells are parted by a comma, a semicolon, a tab, a ruling, or two blanks and more; those of
// commas and semicolons may stand in quotes. The head names both players, and the first row below
// it has moves: else nothing is taken for a table. A cell below no known heading stays a remark.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "game/layout/sheet.h"
#include "game/model/lexicon.h"

namespace planilla {

class GameRows {
public:
  GameRows(std::string_view text, const Lexicon& lexicon);

  // The head, with the ruling below it; empty where there is no table.
  Span head() const { return head_; }
  bool is_row(Span line) const { return !cut(line).cells.empty(); }

  struct Row {
    std::vector<Span> cells;       // without quotes; none: the line is no row
    std::size_t moves = SIZE_MAX;  // index of the cell with the moves; none
  };
  Row cut(Span line) const;
  // The cells before the moves, each with the tag of its column; "" below no known heading.
  std::vector<Heading> headings(Span line) const;

private:
  bool find_head(Span line, Span below, char delimiter, const Lexicon& lexicon);

  std::string_view text_;
  Span head_;
  char delimiter_ = 0;
  std::vector<std::string_view> tags_;  // of the columns
};

// The headings of a token `tag` of a sheet: of its line, or of its row in a table.
std::vector<Heading> headings_of(std::string_view text, Span token, const Lexicon& lexicon);

// Was nothing filled in: "", "________", "..........", "__/__/____"?
bool is_left_empty(std::string_view value);

}  // namespace planilla
