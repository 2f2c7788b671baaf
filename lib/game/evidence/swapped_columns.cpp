// Rows before the fault, one after another, as the first that is the other way round.
#include "game/evidence/swapped_columns.h"

#include <algorithm>
#include <array>

#include "game/evidence/sheet_rows.h"

namespace planilla {

namespace {

constexpr std::size_t rows_back = 3;  // words may be legal in the wrong column for so long
constexpr std::size_t fewest_rows = 3;
constexpr int fewest_behind = 8;          // half-moves of rows that are right again
constexpr std::size_t fewest_to_end = 4;  // rows, where none is right again

// The half-moves of a row the other way round.
std::array<WordInPlace, 2> swapped_words(const SheetRow& row) {
  return {WordInPlace{row.second, row.first}, WordInPlace{row.first, row.second}};
}

// Was White's half-move left out instead, so that each that follows stands a cell too early? With
// any move in its place all words are legal then, in the order in which they stand.
bool is_cell_too_early(const Tail& tail, const Position& before, std::uint32_t from,
                       std::uint32_t end) {
  MoveList moves;
  before.legal_moves(moves);
  return std::any_of(moves.begin(), moves.end(), [&](Move move) {
    Position position = before;
    position.play(move);
    return tail.play(position, from, end).item >= end;
  });
}

}  // namespace

SwappedColumns swapped_columns(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                               const Position& start, std::uint32_t lead) {
  SwappedColumns out;
  const std::vector<SheetRow> rows = rows_of_items(items);
  const std::size_t at_fault = row_of(rows, fault);
  if (at_fault == rows.size()) return out;
  const auto end = static_cast<std::uint32_t>(items.size());
  std::size_t ways = 0;
  for (std::size_t first = at_fault + 1; first-- > at_fault - std::min(at_fault, rows_back);) {
    if (rows[first].words != 2) break;
    const Reach before = tail.read(start, 0, rows[first].first);
    if (before.item < rows[first].first || before.position.turn() != white) break;
    Position position = before.position;
    std::vector<Edit> fixes;
    for (std::size_t row = first;
         row < rows.size() && rows[row].words == 2 &&
         play_in_places(tail, items, swapped_words(rows[row]), position, fixes);
         ++row) {
      const std::size_t swapped = row - first + 1;
      if (swapped < fewest_rows) continue;
      const Reach rest = tail.read(position, rows[row].end, end);
      const bool to_end = rest.half_moves <= 1 && swapped >= fewest_to_end;
      if (rest.item < end || (rest.half_moves < fewest_behind && !to_end)) continue;
      if (to_end && is_cell_too_early(tail, before.position, rows[first].first, end)) continue;
      ++ways;
      out.fixes = fixes;
      measure_exchange(out.fixes, rest.half_moves, lead);
    }
  }
  out.is_likely = ways > 0;
  if (ways > 1) out.fixes.clear();
  return out;
}

}  // namespace planilla
