// Rows with a word each; whose they are the first one says on the board.
#include "game/reconcile/own_rows.h"

#include <algorithm>

namespace planilla {

namespace {

constexpr std::size_t fewest_own = 2;  // rows

bool has_one_word_a_row(const SheetLine& sheet) {
  std::uint32_t last = 0;
  for (const SheetWord& word : sheet.words) {
    if (word.missing || word.black || word.number <= last) return false;
    last = word.number;
  }
  return sheet.words.size() >= fewest_own && sheet.words[0].number == 1;
}

bool is_one_word_a_line(const SheetLine& sheet) {
  for (std::size_t i = 0; i < sheet.words.size(); ++i) {
    if (sheet.words[i].number != 0 || sheet.words[i].missing) return false;
    if (i == 0) continue;
    const std::uint32_t end = sheet.tokens[sheet.words[i - 1].token].end();
    const Span between{end, sheet.tokens[sheet.words[i].token].begin()};
    if (between.in(sheet.text).find('\n') == std::string_view::npos) return false;
  }
  return sheet.words.size() >= fewest_own;
}

// Lines of one player's moves without numbers, or of both players' in turn?
bool answers(const SheetLine& sheet, const Position& start) {
  const auto word = [&](std::size_t i) { return sheet.tokens[sheet.words[i].token].span; };
  const Move first = sheet.move_at(word(0), start);
  if (!first) return false;
  Position after = start;
  after.play(first);
  MoveList all;
  sheet.moves_at(word(1), after, all);
  return !all.empty();
}

void number_rows(SheetLine& sheet) {
  std::uint32_t row = 0;
  for (SheetWord& word : sheet.words) {
    word.number = ++row;
    word.place = word.half_move();
  }
}

// Is the first word a move of Black, and none of White?
bool begins_as_black(const SheetLine& sheet, const Position& start) {
  const Span word = sheet.tokens[sheet.words[0].token].span;
  MoveList of_white, of_black;
  sheet.moves_at(word, start, of_white);
  Position passed = start;
  passed.pass();
  sheet.moves_at(word, passed, of_black);
  return of_white.empty() && !of_black.empty();
}

}  // namespace

void mark_own_rows(std::vector<SheetLine>& sheets, const Position& start) {
  if (start.turn() != white || start.in_check()) return;
  for (SheetLine& sheet : sheets) {
    if (is_one_word_a_line(sheet) && !answers(sheet, start)) number_rows(sheet);
    if (!has_one_word_a_row(sheet) || !begins_as_black(sheet, start)) continue;
    for (SheetWord& word : sheet.words) {
      word.black = true;
      if (word.place != 0) ++word.place;
    }
  }
}

}  // namespace planilla
