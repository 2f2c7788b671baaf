// The line of each sheet in turn, and the words of the others beside it.
#include "game/reconcile/line_of_one.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace planilla {

namespace {

constexpr std::size_t most_apart = 4;  // words of a sheet that say something else
constexpr std::size_t fewest = 16;     // half-moves of the line

using Words = std::vector<Span>;

// Its words in their order, each for a half-move; nothing if there are not so many.
std::optional<Words> words_in_order(const SheetLine& sheet, std::size_t half_moves) {
  if (sheet.words.size() != half_moves) return std::nullopt;
  Words out;
  for (const SheetWord& word : sheet.words) {
    const Span span = sheet.tokens[word.token].span;
    if (word.missing || sheet.is_hole(span)) return std::nullopt;
    out.push_back(span);
  }
  return out;
}

// The line of a sheet that was read by itself from the first of its words to the last.
bool is_whole(const SheetLine& sheet) {
  if (!sheet.alone || sheet.alone->stop || sheet.alone->line.size() != sheet.words.size())
    return false;
  for (std::size_t i = 0; i < sheet.words.size(); ++i)
    if (sheet.tokens[sheet.words[i].token].begin() != sheet.alone->line[i].begin) return false;
  return sheet.words.size() >= fewest;
}

class LineOfOne {
public:
  LineOfOne(const std::vector<SheetLine>& sheets, const Position& start, std::size_t one)
      : sheets_(sheets) {
    for (const SheetLine::Alone::Read& read : sheets[one].alone->line) moves_.push_back(read.move);
    positions_ = positions_along(start, moves_);
  }

  bool fits_all() {
    for (const SheetLine& sheet : sheets_) {
      std::optional<Words> words = words_in_order(sheet, moves_.size());
      if (!words || !fits(sheet, *words)) return false;
      words_.push_back(*std::move(words));
    }
    return true;
  }

  Agreement told() const {
    Agreement out;
    out.moves = moves_;
    out.to_end = true;
    out.cost = 0;
    out.proved = moves_.size();
    bool same = true;
    for (std::size_t ply = 0; ply < moves_.size(); ++ply) {
      std::vector<Span>& words = out.words.emplace_back();
      for (const Words& of_sheet : words_) words.push_back(of_sheet[ply]);
      for (std::size_t i = 0; i < sheets_.size(); ++i) {
        if (says(sheets_[i], words[i], ply)) continue;
        same = false;
        std::vector<Span> elsewhere = words;
        elsewhere[i] = {};
        out.departures.push_back(
            {i, SheetReading::changed, static_cast<int>(ply) + 1, words[i], std::move(elsewhere)});
      }
      if (same) out.same_to = static_cast<int>(ply) + 1;
    }
    return out;
  }

private:
  bool says(const SheetLine& sheet, Span word, std::size_t ply) const {
    return sheet.says(word, positions_[ply], moves_[ply]);
  }

  // Read by itself it is the same line; or it cannot be, and has a few words in each other's place.
  bool fits(const SheetLine& sheet, const Words& words) const {
    if (is_whole(sheet)) return is_same(sheet);
    std::vector<std::size_t> apart;  // half-moves
    for (std::size_t ply = 0; ply < words.size(); ++ply)
      if (!says(sheet, words[ply], ply)) apart.push_back(ply);
    return apart.size() <= most_apart &&
           std::all_of(apart.begin(), apart.end(), [&](std::size_t ply) {
             return std::any_of(apart.begin(), apart.end(), [&](std::size_t other) {
               return says(sheet, words[ply], other) && says(sheet, words[other], ply);
             });
           });
  }
  bool is_same(const SheetLine& sheet) const {
    return std::equal(
        moves_.begin(), moves_.end(), sheet.alone->line.begin(), sheet.alone->line.end(),
        [](Move move, const SheetLine::Alone::Read& read) { return move == read.move; });
  }

  const std::vector<SheetLine>& sheets_;
  std::vector<Move> moves_;
  std::vector<Position> positions_;
  std::vector<Words> words_;
};

}  // namespace

bool take_line_of_one(const std::vector<SheetLine>& sheets, const Position& start,
                      Agreement& game) {
  if (game.to_end && game.questions.empty() && game.proved == game.moves.size()) return false;
  std::optional<Agreement> found;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    if (!is_whole(sheets[i])) continue;
    LineOfOne line(sheets, start, i);
    if (!line.fits_all()) continue;
    Agreement told = line.told();
    if (found && found->moves != told.moves) return false;  // two of them
    found = std::move(told);
  }
  if (!found) return false;
  game = *std::move(found);
  return true;
}

}  // namespace planilla
