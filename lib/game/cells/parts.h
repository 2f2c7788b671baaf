// A text to parts: every byte that is no blank is in one.
//
//   Parts parts = cut_into_parts(text, {0, size}, words, "-");
//
// `sign` stands behind the numbers of moves in place of a full stop, `1- e4`; "" where none does.
//
// One pass and no search further than a line, so that the time is linear in the text. What is a
// number of a move and what a number in a sentence, and which words of two or three parts are one
// move (`C - f3`, `Cx e4`), is settled here too; whether a cell is a move of the game is not.
#pragma once

#include <span>
#include <string_view>

#include "game/cells/part.h"
#include "game/cells/sheet_words.h"

namespace planilla {

// What is a part whatever its characters look like: a word in doubt, one that was taken back.
struct FixedPart {
  Span span;
  PartKind kind{};
  std::uint8_t doubt = 0;
};

// `fixed`: in the order of the text.
Parts cut_into_parts(std::string_view text, Span range, const SheetWords& words,
                     std::string_view sign, std::span<const FixedPart> fixed = {});

// Its steps behind the first: moves in several parts, what is no number of a move, brackets. Of a
// variation that the end of the text cuts off the close is empty.
void join_parts(Parts& parts, std::string_view text);
void settle_numbers(Parts& parts, std::string_view text);
void pair_brackets(Parts& parts, std::string_view text);

// The end of what parts[open] opens, where nothing is written: before parts[at].
void close_before(Parts& parts, std::uint32_t at, std::uint32_t open);

// "a) 6. Ae2 e5; b) 6. Ag5 e6. 6. Ac4": the items of a list, each of which begins with the same
// number, become brackets, where the game goes on behind them. `marks`: the letters, in order.
void open_lists(Parts& parts, std::string_view text, std::span<const std::uint32_t> marks);

// Of a bracket that never closes: it is punctuation, and told where moves stand behind it.
void drop_unclosed(Parts& parts, std::string_view text, std::uint32_t open);

// The half-move before parts[at], by its number; 0: none.
std::uint32_t half_move_before(const Parts& parts, std::uint32_t at);

}  // namespace planilla
