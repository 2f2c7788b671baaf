// Rows: beside one another, in capitals, with wrong numbers, twice, left out, the columns
// exchanged.
#include <algorithm>

#include "doubt_families.h"

namespace planilla::sheets {

namespace {

// The cells of a row, the number first.
struct SheetRow {
  std::size_t number = 0;
  std::string white, black;
};

std::vector<SheetRow> rows_of(const std::vector<Word>& words) {
  std::vector<SheetRow> out;
  for (std::size_t ply = 0; ply < words.size(); ply += 2)
    out.push_back({ply / 2 + 1, words[ply].text,
                   ply + 1 < words.size() ? words[ply + 1].text : std::string()});
  return out;
}

std::string lay_out(const std::vector<SheetRow>& rows, const std::string& result) {
  std::string out;
  for (const SheetRow& row : rows) {
    out += std::to_string(row.number) + ". " + row.white;
    if (!row.black.empty()) out += " " + row.black;
    out += '\n';
  }
  return out + result + "\n";
}

// One of the rows in the middle half.
std::size_t middle_row(const std::vector<SheetRow>& rows, Random& random) {
  return rows.size() / 4 + random.below(rows.size() / 2);
}

std::vector<DoubtfulPly> stops_at_row(std::size_t row) {
  return {{2 * row, {}}, {2 * row + 1, {}}, {2 * row + 2, {}}, {2 * row + 3, {}}};
}

DoubtSheet sheet_of(const TrueGame& game, const std::vector<SheetRow>& rows) {
  DoubtSheet out;
  out.moves = game.moves;
  out.text = lay_out(rows, game.result);
  return out;
}

}  // namespace

Doubtful two_columns(const TrueGame& game, const Language& language, Random& random) {
  const std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t half = (rows.size() + 1) / 2;
  const bool ruled = random.coin();
  DoubtSheet out;
  out.moves = game.moves;
  out.may_stop_anywhere = true;
  const auto cells = [&](const SheetRow& row, std::size_t width) {
    std::string text = std::to_string(row.number) + ". " + row.white;
    text += std::string(text.size() < 12 ? 12 - text.size() : 1, ' ') + row.black;
    return text + std::string(text.size() < width ? width - text.size() : 0, ' ');
  };
  for (std::size_t i = 0; i < half; ++i) {
    out.text += cells(rows[i], half + i < rows.size() ? 26 : 0);
    if (half + i < rows.size()) out.text += (ruled ? "| " : "") + cells(rows[half + i], 0);
    out.text += '\n';
  }
  out.text += game.result + "\n";
  out.note = language.tag;
  return out;
}

Doubtful capitals(const TrueGame& game, const Language& language, Random& random) {
  std::vector<Word> words = write_words(game, writers_of(language));
  // A capital B may be a bishop, and c the knight of the language: who writes so has to be asked.
  for (Word& word : words)
    for (char& c : word.text)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  DoubtSheet out;
  out.moves = game.moves;
  out.may_stop_anywhere = true;
  out.text = lay_out_somehow(words, game.result, random);
  out.note = language.tag;
  return out;
}

Doubtful wrong_numbers(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t from = middle_row(rows, random), manner = random.below(3);
  for (std::size_t i = from; i < rows.size(); ++i) {
    if (manner == 0) ++rows[i].number;                   // 11. 13.
    if (manner == 1) --rows[i].number;                   // 11. 11.
    if (manner == 2 && i == from) rows[i].number += 10;  // 11. 22. 13.
  }
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(from);
  out.note = language.tag + " " + std::to_string(manner) + " from row " + std::to_string(from + 1);
  return out;
}

Doubtful copied_row(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t at = middle_row(rows, random);
  const bool counts_on = random.coin();
  SheetRow copy = rows[at];
  rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(at) + 1, copy);
  if (counts_on)
    for (std::size_t i = at + 1; i < rows.size(); ++i) ++rows[i].number;
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(at);
  for (const DoubtfulPly& next : stops_at_row(at + 2)) out.stops.push_back(next);
  out.note = language.tag + " row " + std::to_string(at + 1) + (counts_on ? ", counts on" : "");
  return out;
}

Doubtful missing_row(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t at = middle_row(rows, random);
  const bool counts_on = random.coin();
  rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(at));
  if (counts_on)
    for (std::size_t i = at; i < rows.size(); ++i) --rows[i].number;
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(at);
  out.must_stop = true;
  out.note = language.tag + " row " + std::to_string(at + 1) + (counts_on ? ", counts on" : "");
  return out;
}

Doubtful exchanged_rows(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t at = middle_row(rows, random);
  if (at + 1 >= rows.size() || rows[at + 1].black.empty()) return std::nullopt;
  Position position = positions_of(game)[2 * at];
  bool legal = true;  // in the other order: nobody could see it
  for (const std::size_t ply : {2 * at + 2, 2 * at + 3, 2 * at, 2 * at + 1})
    if (legal = legal && position.is_legal(game.moves[ply]); legal) position.play(game.moves[ply]);
  if (legal) return std::nullopt;
  std::swap(rows[at].white, rows[at + 1].white);
  std::swap(rows[at].black, rows[at + 1].black);
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(at);
  out.note = language.tag + " rows " + std::to_string(at + 1) + " and " + std::to_string(at + 2);
  return out;
}

Doubtful exchanged_columns(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t from = middle_row(rows, random);
  for (std::size_t i = from; i < rows.size(); ++i)
    if (!rows[i].black.empty()) std::swap(rows[i].white, rows[i].black);
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(from);
  out.note = language.tag + " from row " + std::to_string(from + 1);
  return out;
}

Doubtful shifted_column(const TrueGame& game, const Language& language, Random& random) {
  std::vector<SheetRow> rows = rows_of(write_words(game, writers_of(language)));
  const std::size_t from = middle_row(rows, random);
  const auto column = random.coin() ? &SheetRow::white : &SheetRow::black;
  for (std::size_t i = from; i + 1 < rows.size(); ++i) rows[i].*column = rows[i + 1].*column;
  (rows.back().*column).clear();
  if (rows.back().white.empty() && rows.back().black.empty()) rows.pop_back();
  DoubtSheet out = sheet_of(game, rows);
  out.stops = stops_at_row(from);
  out.note = language.tag + (column == &SheetRow::white ? " white" : " black") + " row " +
             std::to_string(from + 1);
  return out;
}

}  // namespace planilla::sheets
