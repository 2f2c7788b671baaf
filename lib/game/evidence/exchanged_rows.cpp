// Pairs of rows before the fault, one after another, read in the other order.
#include "game/evidence/exchanged_rows.h"

#include <algorithm>
#include <array>

#include "board/half_move.h"
#include "game/evidence/later_marks.h"
#include "game/evidence/sheet_rows.h"

namespace planilla {

namespace {

constexpr std::size_t pairs_back = 4;  // words may be legal in the wrong row for so long
constexpr int enough_behind = 8;       // half-moves

// The words of both rows, the second row first.
std::array<WordInPlace, 4> exchanged(const SheetRow& above, const SheetRow& below) {
  return {WordInPlace{below.first, above.first}, WordInPlace{below.second, above.second},
          WordInPlace{above.first, below.first}, WordInPlace{above.second, below.second}};
}

// Are the words of either row those of another nearby? Pieces that go to and fro make rows alike,
// of which one may as well have been left out or copied.
bool repeats_nearby(const Tail& tail, std::span<const SheetRow> rows, std::size_t above) {
  constexpr std::size_t near = 4;
  const auto same = [&](std::size_t a, std::size_t b) {
    return rows[b].words == 2 && tail.written(rows[a].first) == tail.written(rows[b].first) &&
           tail.written(rows[a].second) == tail.written(rows[b].second);
  };
  const std::size_t end = std::min(rows.size(), above + 2 + near);
  for (std::size_t other = above - std::min(above, near); other < end; ++other)
    for (const std::size_t one : {above, above + 1})
      if (other != one && same(one, other)) return true;
  return false;
}

// Could the row below have been played twice, and its first time left out?
bool is_left_out(const Tail& tail, const SheetRow& above, const SheetRow& below,
                 Position position) {
  for (const SheetRow* row : {&below, &above, &below})
    for (const std::uint32_t word : {row->first, row->second}) {
      const Match match = tail.word(position, word);
      if (match.count != 1) return false;
      position.play(match.move);
    }
  return true;
}

// Do the numbers from an item on count on? `due`: the half-move that stands there.
bool numbers_fit(std::span<const Item> items, std::uint32_t from, int due) {
  for (std::size_t i = from; i < items.size(); ++i) {
    if (!items[i].is_number)
      ++due;
    else if (items[i].number != 0 && items[i].half_move() > due)
      return false;
  }
  return true;
}

}  // namespace

ExchangedRows exchanged_rows(const Tail& tail, std::span<const Item> items, std::uint32_t fault,
                             const Position& start, std::uint32_t lead) {
  ExchangedRows out;
  const std::vector<SheetRow> rows = rows_of_items(items);
  const std::size_t at_fault = row_of(rows, fault);
  const auto end = static_cast<std::uint32_t>(items.size());
  std::size_t ways = 0;
  for (std::size_t i = std::min(at_fault + 1, rows.size()); i-- > 0;) {
    if (i + pairs_back < at_fault) break;
    if (i + 1 >= rows.size() || rows[i].words != 2 || rows[i + 1].words != 2) continue;
    const Reach before = tail.read(start, 0, rows[i].first);
    if (before.item < rows[i].first || before.position.turn() != white) continue;
    Position position = before.position;
    std::vector<Edit> fixes;
    if (!play_in_places(tail, items, exchanged(rows[i], rows[i + 1]), position, fixes)) continue;
    const Reach rest = tail.read(position, rows[i + 1].end, end);
    if (rest.item < end) continue;
    ++ways;
    out.is_likely = true;
    measure_exchange(fixes, rest.half_moves, lead);
    const bool fits = numbers_fit(items, rows[i + 1].end, half_move_due(position)) &&
                      first_false_mark(tail, items, {position, rows[i + 1].end, end}) >= end;
    const bool proved = fits && rest.half_moves >= enough_behind &&
                        !repeats_nearby(tail, rows, i) &&
                        !is_left_out(tail, rows[i], rows[i + 1], before.position);
    out.fixes = proved ? fixes : std::vector<Edit>();
  }
  if (ways > 1) out.fixes.clear();
  return out;
}

}  // namespace planilla
