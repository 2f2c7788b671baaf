// The first rows are looked at.
#include "game/tables/headed_table.h"

#include <algorithm>

#include "game/cells/shape.h"
#include "game/tables/cells.h"
#include "pgn/result_word.h"

namespace planilla {

bool is_score(std::string_view cell) {
  return written_score(cell) && !may_be_half_move(cell);
}

bool is_of_player(TableColumn column) {
  return column == TableColumn::white || column == TableColumn::black;
}

bool is_bare_move(std::string_view cell) {
  return row_number(cell) == 0 && shape_of(cell) != MoveShape::none;
}

namespace {

// The number of columns before the first of a player; all, if none is.
std::size_t columns_before_players(const HeadedTable& table) {
  const auto first = std::find_if(table.columns.begin(), table.columns.end(), is_of_player);
  return static_cast<std::size_t>(first - table.columns.begin());
}

}  // namespace

// The first row shows whether the head has no cell above the numbers, which `columns` gets then;
// false: half-moves stand below no player, the head is cut in another way.
bool fits_columns(std::string_view text, const HeadedRow& row, std::vector<TableColumn>& columns) {
  if (!columns.empty() && is_of_player(columns[0]) && row_number(row.cells[0].in(text)) != 0)
    columns.insert(columns.begin(), TableColumn::note);
  bool is_astray = false, misses_player = false;
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const std::string_view cell = i < row.cells.size() ? row.cells[i].in(text) : "";
    if (is_of_player(columns[i]))
      misses_player |= cell.empty();
    else
      is_astray |= is_bare_move(cell);
  }
  return !is_astray || !misses_player;
}

// What the column before the first of a player says in a row; 0: it is no number.
std::uint32_t number_before_players(std::string_view text, const HeadedTable& table,
                                    std::size_t row) {
  const std::size_t at = columns_before_players(table);
  const std::vector<Span>& cells = table.rows[row].cells;
  return at == 0 || at > cells.size() || at == table.columns.size()
             ? 0
             : row_number(cells[at - 1].in(text));
}

bool has_words_for_number(std::string_view text, const HeadedTable& table, const HeadedRow& row) {
  if (table.rows.empty() || number_before_players(text, table, 0) == 0) return false;
  const std::size_t at = columns_before_players(table) - 1;
  if (at >= row.cells.size()) return false;
  constexpr std::size_t longest_sign = 3;  // bytes
  const std::string_view cell = row.cells[at].in(text);
  return cell.size() > longest_sign && cell.find_first_of("0123456789") == cell.npos;
}

// A row numbered 1 behind others begins another game, if the next one does not count on as before.
std::size_t rows_of_first_game(std::string_view text, const HeadedTable& table) {
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const std::uint32_t number = number_before_players(text, table, i);
    const std::uint32_t next =
        i + 1 < table.rows.size() ? number_before_players(text, table, i + 1) : 0;
    if (number == 1 && most > 1 && next <= 2) return i;
    most = std::max(most, number);
  }
  return table.rows.size();
}

// `1;1;e4;e5` above `1;2;Nf3;Nc6`: which game it is, and which pair.
bool numbers_games(std::string_view text, const HeadedTable& table) {
  if (table.rows.size() < 2 || is_of_player(table.columns[0])) return false;
  const auto game = [&](std::size_t row) { return table.rows[row].cells.front().in(text); };
  return row_number(game(0)) != 0 && (game(1).empty() || game(0) == game(1)) &&
         table.columns.size() > 2 && !is_of_player(table.columns[1]) &&
         number_before_players(text, table, 0) == 1 && number_before_players(text, table, 1) == 2;
}

}  // namespace planilla
