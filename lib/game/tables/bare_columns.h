// What the columns of a table hold that has no head, by the cells below each other:
//
//   1;e4;e5;            ;d5                 bare_columns(text, range, ';')
//   ;Cf3;Cc6;novedad    c4;e6               // note, white, black, note
//   3;Ac4;Ac5;          Cc3;Cf6             // white, black
//
// Two columns of moves, three rows at least. None where the rows are read as well without knowing
// their columns: all of them numbered on (move_rows.h), or none and no cell of them empty.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace planilla {

// game: the number of the game that a row is of.
enum class TableColumn : std::uint8_t { number, white, black, note, game };

// Of the rows that begin with the first line of `range`; empty: they are no such table.
std::vector<TableColumn> bare_columns(std::string_view text, Span range, char delimiter);

// Does a cell hold a move, or what is left of one?
bool may_be_half_move(std::string_view cell);

}  // namespace planilla
