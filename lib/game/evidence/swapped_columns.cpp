// Rows before the fault, one after another, as the first that is the other way round.
#include "game/evidence/swapped_columns.h"

#include <algorithm>
#include <array>

namespace planilla {

namespace {

constexpr std::size_t rows_back = 3;  // words may be legal in the wrong column for so long
constexpr std::size_t fewest_rows = 3;
constexpr int fewest_behind = 8;  // half-moves of rows that are right again

struct SheetRow {
  std::uint32_t first = 0, second = 0;  // items of its words
  std::uint32_t end = 0;                // the item behind the row
  std::size_t words = 0;
};

std::vector<SheetRow> rows_of_items(std::span<const Item> items) {
  std::vector<SheetRow> out;
  const auto count = static_cast<std::uint32_t>(items.size());
  for (std::uint32_t at = 0; at < count; ++at) {
    if (items[at].is_number && items[at].number != 0) out.push_back({.end = at + 1});
    if (items[at].is_number || out.empty()) continue;
    SheetRow& row = out.back();
    (row.words == 0 ? row.first : row.second) = at;
    ++row.words;
    row.end = at + 1;
  }
  return out;
}

// The half-moves of a row the other way round; false: they are not legal, or not one move each.
bool play_swapped(const Tail& tail, std::span<const Item> items, const SheetRow& row,
                  Position& position, std::vector<Edit>& fixes) {
  if (row.words != 2) return false;
  for (const auto& [word, place, other] : {std::array{row.second, row.first, row.second},
                                           std::array{row.first, row.second, row.first}}) {
    const Match match = tail.word(position, word);
    if (match.count != 1) return false;
    fixes.push_back({.token = items[place].token,
                     .kind = FixKind::replace,
                     .move = match.move,
                     .partner = items[other].token,
                     .to_end = true});
    position.play(match.move);
  }
  return true;
}

// What follows each fix, as the evidence that is told.
void measure_swapped(std::vector<Edit>& fixes, int behind, std::uint32_t lead) {
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    fixes[i].fits = static_cast<int>(fixes.size() - i) - 1 + behind;
    fixes[i].lead = lead;
    fixes[i].odds = odds_of(lead);
  }
}

}  // namespace

SwappedColumns swapped_columns(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                               const Position& start, std::uint32_t lead) {
  SwappedColumns out;
  const std::vector<SheetRow> rows = rows_of_items(items);
  const auto at_fault = static_cast<std::size_t>(
      std::find_if(rows.begin(), rows.end(), [&](const SheetRow& row) { return fault < row.end; }) -
      rows.begin());
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
         row < rows.size() && play_swapped(tail, items, rows[row], position, fixes); ++row) {
      const std::size_t swapped = row - first + 1;
      if (swapped < fewest_rows) continue;
      const Reach rest = tail.read(position, rows[row].end, end);
      if (rest.item < end || rest.half_moves < fewest_behind) continue;
      ++ways;
      out.fixes = fixes;
      measure_swapped(out.fixes, rest.half_moves, lead);
    }
  }
  out.is_likely = ways > 0;
  if (ways > 1) out.fixes.clear();
  return out;
}

}  // namespace planilla
