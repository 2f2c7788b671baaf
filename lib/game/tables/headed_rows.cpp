// The head says which column is whose; the rows say which others hold numbers.
#include "game/tables/headed_rows.h"

#include <algorithm>
#include <array>
#include <string>

#include "game/tables/bare_columns.h"
#include "game/tables/cells.h"
#include "game/tables/headed_table.h"
#include "pgn/tokenizer.h"

namespace planilla {

namespace {

constexpr std::size_t longest_head = 200, longest_cell = 24;  // bytes

// Neither a score nor signs alone.
bool is_written(std::string_view cell) {
  return !is_score(cell) && cell.find_first_not_of("-_./ \u2014\u2013") != cell.npos;
}

}  // namespace

HeadedRows::HeadedRows(std::string_view text, Span range, const Lexicon& lexicon)
    : text_(text), lexicon_(lexicon) {
  constexpr std::array<char, 6> delimiters = {'|', '\t', ';', ',', two_blanks, any_blanks};
  for (std::uint32_t begin = range.begin; begin < range.end;) {
    const Span line = line_at(text, begin);
    begin = line.end + 1;
    if (line.size() > longest_head || without_blanks(text, line).empty()) continue;
    for (const char delimiter : delimiters) {
      Table table{delimiter, {}, {}};
      if (!name_columns(line, table)) continue;
      Table named = table;
      const std::uint32_t end = find_rows(begin, range.end, table);
      if (table.rows.empty() || is_plain(table)) continue;
      if (table.columns[0] == TableColumn::game) named.columns = table.columns;
      const std::vector<Span> names = all_cells_of(text, line, delimiter);
      const Span head = without_blanks(text, {names.front().begin, names.back().end});
      heads_.emplace(line.begin, with_quotes(text, head));
      lay_out(table);
      begin = find_further_games(end, range.end, named);
      break;
    }
    if (begin == line.end + 1) begin = find_bare(line.begin, range.end, begin);
  }
}

// Rows without a head, from `from` on; `next` where there are none.
std::uint32_t HeadedRows::find_bare(std::uint32_t from, std::uint32_t end, std::uint32_t next) {
  constexpr std::array<char, 4> delimiters = {'|', '\t', ';', ','};
  for (const char delimiter : delimiters) {
    Table table{delimiter, bare_columns(text_, {from, end}, delimiter), {}};
    if (table.columns.empty()) continue;
    const Table named = table;
    const std::uint32_t behind = find_rows(from, end, table);
    if (table.rows.empty()) continue;
    lay_out(table);
    return find_further_games(behind, end, named);
  }
  return next;
}

// Below the rows of a game those of the next, numbered from 1 again; returns where they end.
std::uint32_t HeadedRows::find_further_games(std::uint32_t from, std::uint32_t end,
                                             const Table& named) {
  for (;;) {
    Table table = named;
    const std::uint32_t behind = find_rows(from, end, table);
    if (table.rows.empty() || number_before_players(text_, table, 0) != 1) return from;
    games_.insert(table.rows.front().line.begin);
    lay_out(table);
    from = behind;
  }
}

// As many columns of White as of Black, in turn: what else stands there are numbers or notes.
bool HeadedRows::name_columns(Span line, Table& table) const {
  const std::string_view words = line.in(text_);
  const bool parted = table.delimiter == two_blanks   ? words.find("  ") != words.npos
                      : table.delimiter == any_blanks ? words.find(' ') != words.npos
                                                      : words.find(table.delimiter) != words.npos;
  const bool by_blanks = table.delimiter == two_blanks || table.delimiter == any_blanks;
  if (!parted || (by_blanks && words.find_first_of("0123456789:;()") != words.npos)) return false;
  std::size_t whites = 0, blacks = 0;
  for (const Span cell : all_cells_of(text_, line, table.delimiter)) {
    const std::string_view word = without_colon(cell.in(text_));
    if (word.size() > longest_cell) return false;
    const std::string_view tag = word.empty() ? word : lexicon_.heading(word);
    const bool is_white = tag == "White", is_black = tag == "Black";
    whites += is_white;
    blacks += is_black;
    if (whites > blacks + 1 || blacks > whites + 1) return false;
    table.columns.push_back(is_white   ? TableColumn::white
                            : is_black ? TableColumn::black
                                       : TableColumn::note);
  }
  return whites == blacks && whites > 0;
}

// The rows from `from` on; returns where they end. Blank lines and rulings stand between them, a
// result below them.
std::uint32_t HeadedRows::find_rows(std::uint32_t from, std::uint32_t end, Table& table) const {
  std::uint32_t out = from;
  for (std::uint32_t begin = from; begin < end;) {
    const Span line = line_at(text_, begin);
    begin = line.end + 1;
    const std::string_view words = without_blanks(text_, line).in(text_);
    if (words.empty() || rules_off_rows(words)) continue;
    Row row{line, all_cells_of(text_, line, table.delimiter)};
    row.is_result = is_result(row);
    if (row.is_result && row.cells.size() == 1) break;
    if (!row.is_result && table.rows.empty() && !fits_columns(text_, row, table.columns)) break;
    if (!row.is_result && !is_row(table, row)) break;
    table.rows.push_back(std::move(row));
    out = begin;
  }
  const std::size_t rows = rows_of_first_game(text_, table);
  if (rows < table.rows.size()) {
    out = table.rows[rows].line.begin;
    table.rows.resize(rows);
  }
  // What stands behind the last column that has a name is a note.
  for (const Row& row : table.rows)
    if (row.cells.size() > table.columns.size())
      table.columns.resize(row.cells.size(), TableColumn::note);
  if (numbers_games(text_, table)) table.columns[0] = TableColumn::game;
  find_numbers(table);
  return out;
}

bool HeadedRows::is_row(const Table& table, const Row& row) const {
  const std::vector<TableColumn>& columns = table.columns;
  const bool by_blanks = table.delimiter == two_blanks || table.delimiter == any_blanks;
  if (by_blanks && row.cells.size() > columns.size()) return false;
  if (has_words_for_number(text_, table, row)) return false;
  bool has_move = false, has_other = false;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const std::string_view cell = row.cells[i].in(text_);
    const bool is_players = i < columns.size() && is_of_player(columns[i]);
    if (i >= columns.size() && is_bare_move(cell)) return false;
    if (is_players && cell.size() > longest_cell) return false;
    if (is_players)
      (may_be_half_move(cell) ? has_move : has_other) |= is_written(cell) || may_be_half_move(cell);
    else if (by_blanks && may_be_half_move(cell))
      return false;  // a cell is missing before it
    else
      has_other |= !cell.empty() && row_number(cell) == 0;
  }
  return has_move || !has_other;
}

// `Resultado;0-1;`, `;;1-0`, `;1/2;1/2`: nothing else stands in the row.
bool HeadedRows::is_result(const Row& row) const {
  std::size_t scores = 0;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const std::string_view cell = row.cells[i].in(text_);
    if (cell.empty() || (scores == 0 && lexicon_.heading(without_colon(cell)) == "Result"))
      continue;
    if (!is_score(cell) && !says_result(row.cells[i])) return false;
    ++scores;
  }
  return scores == 1 || scores == 2;
}

// `1-0`, `negras abandonan`, `resigns`: the whole cell says how the game ended.
bool HeadedRows::says_result(Span cell) const {
  const std::string_view words = cell.in(text_);
  if (row_number(words) != 0) return false;
  if (is_score(words) || lexicon_.result(words) != Result::none) return true;
  std::vector<Token> said;
  tokenize(text_, cell, said);
  return lexicon_.is_result(text_, said);
}

// Before the columns of a pair: cells with numbers that count up. Between its columns they are
// minutes.
void HeadedRows::find_numbers(Table& table) const {
  std::size_t players = 0;
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    players += is_of_player(table.columns[i]);
    const bool stands_before = table.columns[i] == TableColumn::note && players % 2 == 0 &&
                               i + 1 < table.columns.size() &&
                               table.columns[i + 1] != TableColumn::note &&
                               (i == 0 || table.columns[0] != TableColumn::note || i > 2);
    if (!stands_before) continue;
    constexpr std::size_t rows_a_fall = 4;
    std::uint32_t last = 0;
    std::size_t falls = 0;  // a number that was written wrongly
    bool counts = true;
    for (const Row& row : table.rows) {
      if (row.is_result || i >= row.cells.size() || row.cells[i].empty()) continue;
      const std::uint32_t number = row_number(row.cells[i].in(text_));
      counts &= number != 0;
      falls += number < last;
      last = number;
    }
    if (counts && last != 0 && falls * rows_a_fall <= table.rows.size())
      table.columns[i] = TableColumn::number;
  }
}

// What is read as well without its head: parted by blanks, so that no cell can be empty, with
// White's column before Black's and no notes.
bool HeadedRows::is_plain(const Table& table) const {
  if (table.delimiter != two_blanks && table.delimiter != any_blanks) return false;
  const auto is_noted = [](TableColumn column) {
    return column == TableColumn::note || column == TableColumn::game;
  };
  const bool has_notes = std::any_of(table.columns.begin(), table.columns.end(), is_noted);
  const auto first = std::find_if(table.columns.begin(), table.columns.end(), is_of_player);
  const auto whites = std::count(table.columns.begin(), table.columns.end(), TableColumn::white);
  return *first == TableColumn::white && !has_notes && whites == 1;
}

void HeadedRows::add_result(const Row& row) {
  for (const Span cell : row.cells)
    if (!cell.empty() && lexicon_.heading(without_colon(cell.in(text_))) != "Result")
      cut_[row.line.begin].push_back({.span = cell});
}

// A pair ends where the next number stands, or the column of a player that it has already.
void HeadedRows::add_pairs(const Table& table, std::size_t row, std::vector<Pair>& pairs) {
  const Row& cells = table.rows[row];
  Pair pair{cells.line, row};
  std::array<bool, 2> seen{};
  std::size_t side = 0;
  const auto close = [&] {
    if (!seen[0] && !seen[1]) return;
    pairs.push_back(pair);
    pair = {cells.line, row, pair.block + 1};
    seen = {};
  };
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Span cell =
        i < cells.cells.size() ? cells.cells[i] : Span{cells.line.end, cells.line.end};
    const TableColumn column = table.columns[i];
    if (column == TableColumn::game) continue;
    if (column == TableColumn::number) {
      close();
      if (!pair.number.empty()) pair.notes[0].push_back(pair.number);
      pair.number = cell;
    } else if (column == TableColumn::note) {
      if (!cell.empty()) pair.notes[seen[0] || seen[1] ? side : 0].push_back(cell);
    } else {
      side = column == TableColumn::black ? 1 : 0;
      if (seen[side]) close();
      seen[side] = true;
      pair.sides[side] = cell;
      pair.places[side] = cell.begin;
    }
  }
  close();
}

// Of several pairs a row: does the second block begin with the number behind the first, or are
// there no numbers, and the cells that are empty are the last of the last block?
bool HeadedRows::reads_down(const std::vector<Pair>& pairs) const {
  const std::size_t blocks = pairs.back().block + 1;
  if (blocks < 2) return false;
  const auto number = [&](const Pair& pair) { return row_number(pair.number.in(text_)); };
  const auto is_numbered = [&](const Pair& pair) { return number(pair) != 0; };
  if (std::any_of(pairs.begin(), pairs.end(), is_numbered))
    return pairs.size() >= 2 * blocks && number(pairs[0]) + 1 == number(pairs[blocks]) &&
           number(pairs[1]) > number(pairs[0]) + 1;
  std::size_t empty = 0;
  for (const Pair& pair : pairs)
    for (const Span side : pair.sides) {
      empty += side.empty();
      if (side.empty() && pair.block + 1 != blocks) return false;
    }
  const Pair& last = pairs.back();
  return empty > 1 || (empty == 1 && !last.sides[1].empty());
}

// A row with White's half-move, and one with Black's below it. Returns how many half-moves there
// are up to the last that is written.
std::size_t HeadedRows::join_split_rows(std::vector<Pair>& pairs) const {
  const auto has = [&](const Pair& pair, std::size_t side) {
    return is_written(pair.sides[side].in(text_));
  };
  std::size_t last = 0;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    Pair& pair = pairs[i];
    if (has(pair, 0)) last = 2 * i + 1;
    if (has(pair, 1)) last = 2 * i + 2;
    if (i == 0) continue;
    Pair& before = pairs[i - 1];
    const bool own = !pair.number.empty() && pair.number.in(text_) != before.number.in(text_);
    pair.is_rest = !own && pair.block == before.block && pair.row == before.row + 1 &&
                   pair.sides[0].empty() && has(pair, 1) && before.sides[1].empty() &&
                   has(before, 0);
    before.splits = pair.is_rest;
  }
  return last;
}

// `first`: the place of White's half-move among all.
void HeadedRows::add_cells(const Pair& pair, std::size_t first, std::size_t last,
                           std::vector<TableCell>& cells) const {
  const bool is_unplayed = first >= last && pair.sides[0].empty() && pair.sides[1].empty();
  const bool is_last = first + 2 >= last;
  std::vector<Span> results;
  if (!pair.number.empty() && !pair.is_rest && !is_unplayed) cells.push_back({.span = pair.number});
  for (std::size_t side = 0; side < 2; ++side) {
    const bool is_elsewhere = side == 0 ? pair.is_rest : pair.splits;
    if (!pair.sides[side].empty())
      cells.push_back({.span = pair.sides[side]});
    else if (!is_elsewhere && first + side < last)
      cells.push_back(
          {.span = place_of_empty(text_, pair.line, pair.places[side]), .is_hole = true});
    for (const Span note : pair.notes[side])
      if (is_last && says_result(note))
        results.push_back(note);
      else
        cells.push_back({.span = note, .is_note = true});
  }
  for (const Span result : results) cells.push_back({.span = result});
}

void HeadedRows::lay_out(const Table& table) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Row& row = table.rows[i];
    std::vector<TableCell>& cells = cut_[row.line.begin];
    if (i == 0 && table.columns[0] == TableColumn::game)
      cells.push_back({.span = row.cells[0], .is_note = true});
    if (!row.is_result) add_pairs(table, i, pairs);
  }
  const bool down = !pairs.empty() && reads_down(pairs);
  if (down)
    std::stable_sort(pairs.begin(), pairs.end(),
                     [](const Pair& a, const Pair& b) { return a.block < b.block; });
  const std::size_t last = join_split_rows(pairs);
  for (std::size_t i = 0; i < pairs.size(); ++i)
    add_cells(pairs[i], 2 * i, last, cut_[(down ? pairs.front() : pairs[i]).line.begin]);
  for (const Row& row : table.rows)
    if (row.is_result) add_result(row);
}

Span HeadedRows::head_at(std::uint32_t begin) const {
  const auto found = heads_.find(begin);
  return found == heads_.end() ? Span{} : found->second;
}

std::span<const TableCell> HeadedRows::cut(Span line) const {
  const auto found = cut_.find(line.begin);
  return found == cut_.end() ? std::span<const TableCell>() : found->second;
}

}  // namespace planilla
