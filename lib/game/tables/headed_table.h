// The columns and rows of a table of moves, and where one game of it ends.
//
//   fits_columns(text, row, columns)     // does the first row stand below its head?
//   rows_of_first_game(text, table)      // the others are numbered from 1 again
//   numbers_games(text, table)           // `Game;Nr;White;Black`
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "game/tables/bare_columns.h"

namespace planilla {

struct HeadedRow {
  Span line;
  std::vector<Span> cells;
  bool is_result = false;
};

struct HeadedTable {
  char delimiter = 0;
  std::vector<TableColumn> columns;
  std::vector<HeadedRow> rows;
};

bool is_of_player(TableColumn column);
bool is_score(std::string_view cell);
bool is_bare_move(std::string_view cell);

bool fits_columns(std::string_view text, const HeadedRow& row, std::vector<TableColumn>& columns);
std::uint32_t number_before_players(std::string_view text, const HeadedTable& table,
                                    std::size_t row);
// Below rows with numbers: `La partida fue buena; e4 es mejor`.
bool has_words_for_number(std::string_view text, const HeadedTable& table, const HeadedRow& row);
std::size_t rows_of_first_game(std::string_view text, const HeadedTable& table);
bool numbers_games(std::string_view text, const HeadedTable& table);

}  // namespace planilla
