// Items to rows; words to fixes.
#include "game/evidence/sheet_rows.h"

#include <algorithm>

namespace planilla {

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

std::size_t row_of(std::span<const SheetRow> rows, std::uint32_t item) {
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const SheetRow& row) { return item < row.end; });
  return static_cast<std::size_t>(found - rows.begin());
}

bool play_in_places(const Tail& tail, std::span<const Item> items,
                    std::span<const WordInPlace> places, Position& position,
                    std::vector<Edit>& fixes) {
  for (const WordInPlace& one : places) {
    const Match match = tail.word(position, one.word);
    if (match.count != 1) return false;
    fixes.push_back({.token = items[one.place].token,
                     .kind = FixKind::replace,
                     .move = match.move,
                     .partner = items[one.word].token,
                     .to_end = true});
    position.play(match.move);
  }
  return true;
}

void measure_exchange(std::vector<Edit>& fixes, int behind, std::uint32_t lead) {
  for (std::size_t i = 0; i < fixes.size(); ++i) {
    fixes[i].fits = static_cast<int>(fixes.size() - i) - 1 + behind;
    fixes[i].lead = lead;
    fixes[i].odds = odds_of(lead);
  }
}

}  // namespace planilla
