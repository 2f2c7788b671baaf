// A line of a sheet as a row: its number, its words, and what stands around them.
//
//   XXX 5. Dd3 a5 XXX      // number 5, two moves, a mark before and one behind
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "board/square_in_text.h"
#include "game/doubt/doubt_tokens.h"

namespace planilla {

inline bool names_move(std::string_view word) {
  return holds_square(word) || is_castling(word);
}

struct RowLine {
  Span span;                            // without blanks around it
  std::uint32_t number = 0;             // none
  std::size_t dots = 0;                 // behind it
  std::string_view before, behind;      // the number and the moves
  std::vector<std::string_view> words;  // all, but the number

  bool is_pair() const {
    return number == 0 && words.size() == 2 && names_move(words[0]) && names_move(words[1]);
  }
  std::size_t moves() const {
    std::size_t out = 0;
    for (const std::string_view word : words) out += names_move(word);
    return out;
  }
};

// Of a line longer than any row only the span is told.
std::vector<RowLine> row_lines(std::string_view text, Span range);

}  // namespace planilla
