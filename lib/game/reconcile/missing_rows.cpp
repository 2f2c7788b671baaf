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

void insert_row(SheetLine& sheet, std::size_t at) {
  SheetWord word{.token = sheet.words[at].token, .missing = true};
  sheet.words.insert(sheet.words.begin() + static_cast<std::ptrdiff_t>(at), 2, word);
}

}  // namespace

void mark_missing_rows(std::vector<SheetLine>& sheets) {
  std::vector<Gaps> gaps;
  for (const SheetLine& sheet : sheets) gaps.push_back(gaps_of(sheet));
  std::vector<std::uint32_t> rows;
  Gaps all;
  for (const Gaps& of_sheet : gaps) all.insert(of_sheet.begin(), of_sheet.end());
  for (const auto& [row, word] : all) {
    std::size_t passed = 0, silent = 0;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      passed += gaps[i].count(row);
      silent += last_number(sheets[i]) < row ? 1u : 0u;
    }
    if (passed > 0 && passed + silent == sheets.size()) rows.push_back(row);
  }
  for (std::size_t k = rows.size(); k-- > 0;)
    for (std::size_t i = 0; i < sheets.size(); ++i)
      if (const auto gap = gaps[i].find(rows[k]); gap != gaps[i].end())
        insert_row(sheets[i], gap->second);
}

}  // namespace planilla
