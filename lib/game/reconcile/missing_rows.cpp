// Steps in the numbers of each sheet; what all have alike is missing.
#include "game/reconcile/missing_rows.h"

#include <algorithm>
#include <map>

namespace planilla {

namespace {

// By number: the word of the next row, where rows up to it are passed over.
using Gaps = std::map<std::uint32_t, std::size_t>;

constexpr std::uint32_t most_rows = 40;  // a larger step is no gap

Gaps gaps_of(const SheetLine& sheet) {
  Gaps out;
  std::uint32_t last = 0;
  for (std::size_t i = 0; i < sheet.words.size(); ++i) {
    const std::uint32_t number = sheet.words[i].number;
    if (number == 0) continue;
    if (last != 0 && number > last + 1 && number - last <= most_rows)
      for (std::uint32_t row = last + 1; row < number; ++row) out.emplace(row, i);
    last = number;
  }
  return out;
}

std::uint32_t last_number(const SheetLine& sheet) {
  std::uint32_t last = 0;
  for (const SheetWord& word : sheet.words) last = std::max(last, word.number);
  return last;
}

// The moves of which player a sheet has, as far as its rows and columns say.
enum class Kept : std::uint8_t { both, white, black };

Kept kept_by(const SheetLine& sheet) {
  std::size_t of_white = 0, of_black = 0;
  for (const SheetWord& word : sheet.words) {
    if (word.place == 0) return Kept::both;
    if (!sheet.is_unwritten(word)) ++(side_of_half_move(word.place) == white ? of_white : of_black);
  }
  return of_white == 0 && of_black > 1   ? Kept::black
         : of_black == 0 && of_white > 1 ? Kept::white
                                         : Kept::both;
}

// On a sheet of one player's moves the half-move is known by its number.
void insert_missing(SheetLine& sheet, std::size_t at, std::size_t half_moves, std::uint32_t row,
                    Kept kept) {
  SheetWord word{.token = sheet.words[at].token, .missing = true};
  if (kept != Kept::both) {
    word.number = row;
    word.black = kept == Kept::black;
    word.place = word.half_move();
  }
  sheet.words.insert(sheet.words.begin() + static_cast<std::ptrdiff_t>(at), half_moves, word);
}

// A half-move of the row is on none of the sheets that have moves of that player.
bool is_missing(const std::vector<SheetLine>& sheets, const std::vector<Gaps>& gaps,
                const std::vector<Kept>& kept, std::uint32_t row, Kept other) {
  std::size_t passed = 0, silent = 0, all = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (kept[i] == other) continue;
    ++all;
    passed += gaps[i].count(row);
    silent += last_number(sheets[i]) < row ? 1u : 0u;
  }
  return passed > 0 && passed + silent == all;
}

}  // namespace

void mark_missing_rows(std::vector<SheetLine>& sheets) {
  std::vector<Gaps> gaps;
  std::vector<Kept> kept;
  Gaps all;
  for (const SheetLine& sheet : sheets) {
    gaps.push_back(gaps_of(sheet));
    kept.push_back(kept_by(sheet));
    all.insert(gaps.back().begin(), gaps.back().end());
  }
  // From the last row on, so that the words of earlier ones stay where they are.
  for (auto one = all.rbegin(); one != all.rend(); ++one) {
    const std::uint32_t row = one->first;
    const bool of_white = is_missing(sheets, gaps, kept, row, Kept::black);
    const bool of_black = is_missing(sheets, gaps, kept, row, Kept::white);
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const auto gap = gaps[i].find(row);
      if (gap == gaps[i].end()) continue;
      const std::size_t half_moves =
          (of_white && kept[i] != Kept::black) + (of_black && kept[i] != Kept::white);
      if (half_moves > 0) insert_missing(sheets[i], gap->second, half_moves, row, kept[i]);
    }
  }
}

}  // namespace planilla
