// By number; rows of two words, which are compared without their letters and marks.
#include "game/reconcile/rows_in_order.h"

#include <algorithm>
#include <string>

namespace planilla {

namespace {

struct NumberedRow {
  std::size_t word = 0;  // the first of two
  std::uint32_t number = 0;
};

// Those of two words, in the order of the sheet; a number of 0 for what is no such row.
std::vector<NumberedRow> rows_of(const SheetLine& sheet) {
  std::vector<NumberedRow> out;
  const std::vector<SheetWord>& words = sheet.words;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t end = i + 1;
    while (end < words.size() && words[end].number == 0) ++end;
    const bool whole = end - i == 2 && !words[i].black && !words[i].missing;
    out.push_back({i, whole ? words[i].number : 0});
    i = end;
  }
  return out;
}

// Squares and castling: what sheets in two languages write alike.
std::string without_letters(std::string_view word) {
  std::string out;
  for (const char c : word) {
    const bool ring = c == '0' || c == 'O' || c == 'o';
    if (ring) out += 'O';
    if ((c >= 'a' && c <= 'h') || (c >= '1' && c <= '8')) out += c;
  }
  return out;
}

bool says_same_row(const SheetLine& a, std::size_t at, const SheetLine& b, std::size_t there) {
  for (std::size_t i = 0; i < 2; ++i)
    if (without_letters(a.word(at + i)) != without_letters(b.word(there + i))) return false;
  return true;
}

// Has the other sheet both rows, one behind the other?
bool has_in_order(const SheetLine& other, const SheetLine& sheet, const NumberedRow& first,
                  const NumberedRow& second) {
  const std::vector<NumberedRow> rows = rows_of(other);
  for (std::size_t i = 0; i + 1 < rows.size(); ++i)
    if (rows[i].number == first.number && rows[i + 1].number == second.number)
      return says_same_row(sheet, first.word, other, rows[i].word) &&
             says_same_row(sheet, second.word, other, rows[i + 1].word);
  return false;
}

}  // namespace

void put_rows_in_order(std::vector<SheetLine>& sheets) {
  for (SheetLine& sheet : sheets) {
    const std::vector<NumberedRow> rows = rows_of(sheet);
    for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
      const NumberedRow &later = rows[i], &earlier = rows[i + 1];
      if (earlier.number == 0 || later.number != earlier.number + 1) continue;
      const bool is_seen = std::any_of(sheets.begin(), sheets.end(), [&](const SheetLine& other) {
        return &other != &sheet && has_in_order(other, sheet, earlier, later);
      });
      const auto first = sheet.words.begin() + static_cast<std::ptrdiff_t>(later.word);
      if (is_seen) std::rotate(first, first + 2, first + 4);
    }
  }
}

}  // namespace planilla
