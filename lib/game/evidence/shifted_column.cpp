// Rows before the fault, one after another, as the one with the half-move left out.
#include "game/evidence/shifted_column.h"

#include <algorithm>
#include <climits>
#include <vector>

#include "game/evidence/sheet_rows.h"

namespace planilla {

namespace {

constexpr std::size_t rows_too_high = 16;      // words may be legal a row too high for so long
constexpr int as_usual = 120;                  // hundredths of a nat between two games
constexpr std::size_t fewest_rows_behind = 2;  // the fault: fewer are legal by chance

// The words of both columns from a row on. All rows but the last have two.
struct Columns {
  std::vector<std::uint32_t> whites, blacks;
  bool are_whole = true;
};

// A single word of the last row is White's, or, of a sheet that lacks one of White's, Black's.
Columns columns_from(std::span<const SheetRow> rows, std::size_t first, Color side) {
  Columns out;
  for (std::size_t i = first; i < rows.size(); ++i) {
    const SheetRow& row = rows[i];
    if (row.words == 2) {
      out.whites.push_back(row.first);
      out.blacks.push_back(row.second);
    } else if (row.words == 1 && side == white) {
      out.blacks.push_back(row.first);
    } else if (row.words == 1) {
      out.whites.push_back(row.first);
    }
    // Where Black's column is short White's last words stand alone in two rows.
    const std::size_t alone = side == black ? 2 : 1;
    out.are_whole &= row.words == 2 || (row.words == 1 && i + alone >= rows.size());
  }
  return out;
}

// The words in the order in which they were played behind the half-move that was left out; empty
// if they do not come out even.
std::vector<std::uint32_t> order_behind(const Columns& columns, Color side) {
  // Behind White's the next is Black's word of the same row; behind Black's White's of the next.
  const bool is_white = side == white;
  const std::vector<std::uint32_t>& firsts = is_white ? columns.blacks : columns.whites;
  const std::vector<std::uint32_t>& seconds = is_white ? columns.whites : columns.blacks;
  std::vector<std::uint32_t> out;
  std::size_t next = is_white ? 0 : 1, late = 0;
  while (next < firsts.size()) {
    out.push_back(firsts[next++]);
    if (late < seconds.size()) out.push_back(seconds[late++]);
  }
  const bool is_even = late == seconds.size() && next - (is_white ? 0 : 1) <= late + 1;
  return is_even ? out : std::vector<std::uint32_t>();
}

// One row as that of the half-move that was left out.
struct Shift {
  std::uint32_t item = 0;            // the word that stands in its cell
  Position before;                   // the half-move
  std::vector<std::uint32_t> words;  // behind it, as they were played
  std::vector<Move> moves;           // with which they are legal
  int unusual = 0;                   // the game, with the likeliest of them
};

bool are_legal(const Tail& tail, Position position, std::span<const std::uint32_t> words) {
  for (const std::uint32_t word : words) {
    const Match match = tail.word(position, word);
    if (match.count == 0) return false;
    position.play(match.move);
  }
  return true;
}

// Half-moves with which the words behind it are legal.
std::vector<Move> fitting(const Tail& tail, const Position& before,
                          std::span<const std::uint32_t> words) {
  MoveList moves;
  before.legal_moves(moves);
  std::vector<Move> out;
  for (const Move move : moves) {
    Position after = before;
    after.play(move);
    if (are_legal(tail, after, words)) out.push_back(move);
  }
  return out;
}

// What people seldom play, of the words in this order from a position on.
int unusual(const Tail& tail, Position position, std::span<const std::uint32_t> words,
            UsualMoves& usual) {
  int sum = 0;
  PreviousMove previous;
  for (const std::uint32_t word : words) {
    const Move move = tail.word(position, word).move;
    sum += usual.cost(position, previous, move);
    previous = previous.after(position, move);
    position.play(move);
  }
  return sum;
}

// The words before items[end], in the order in which they stand.
std::vector<std::uint32_t> words_before(std::span<const Item> items, std::uint32_t end) {
  std::vector<std::uint32_t> out;
  for (std::uint32_t i = 0; i < end; ++i)
    if (!items[i].is_number) out.push_back(i);
  return out;
}

void weigh(Shift& shift, const Tail& tail, std::span<const Item> items, const Position& start,
           UsualMoves& usual) {
  int best = INT_MAX;
  for (const Move move : shift.moves) {
    Position after = shift.before;
    after.play(move);
    best = std::min(best,
                    usual.cost(shift.before, {}, move) + unusual(tail, after, shift.words, usual));
  }
  shift.unusual = best + unusual(tail, start, words_before(items, shift.item), usual);
}

}  // namespace

std::optional<std::uint32_t> shifted_column(const Tail& tail, std::span<const Item> items,
                                            std::uint32_t fault, const Position& start,
                                            UsualMoves& usual) {
  const std::vector<SheetRow> rows = rows_of_items(items);
  const std::size_t at_fault = row_of(rows, fault);
  if (at_fault + fewest_rows_behind >= rows.size()) return std::nullopt;
  std::vector<Shift> all;  // the last row first
  for (std::size_t row = at_fault + 1; row-- > at_fault - std::min(at_fault, rows_too_high);) {
    if (rows[row].words != 2) continue;
    for (const Color side : {black, white}) {
      const Columns columns = columns_from(rows, row, side);
      if (!columns.are_whole) continue;
      Shift shift{side == white ? rows[row].first : rows[row].second, {}, {}, {}, 0};
      shift.words = order_behind(columns, side);
      const Reach before = tail.read(start, 0, shift.item);
      if (shift.words.empty() || before.item < shift.item || before.position.turn() != side)
        continue;
      shift.before = before.position;
      shift.moves = fitting(tail, shift.before, shift.words);
      if (!shift.moves.empty()) all.push_back(std::move(shift));
    }
  }
  if (all.empty()) return std::nullopt;
  usual.forget();
  int best = INT_MAX;
  for (Shift& shift : all) {
    weigh(shift, tail, items, start, usual);
    best = std::min(best, shift.unusual);
  }
  std::optional<std::uint32_t> out;
  for (const Shift& shift : all)
    if (shift.unusual <= best + as_usual) out = shift.item;
  return out;
}

}  // namespace planilla
