// Marks behind the last half-move of a sheet, or behind its last number: somebody drew a line
// through an empty cell, or a half-move was played there and not written.
//
//   EndMarks end(text, tokens, {.first = 12, .number_at = 11});
//   std::erase_if(marks, [&](std::size_t at) { return !end.stays(at); });
//   end.keep_drawn();
//
// What stays is an unwritten half-move (`3. ✓`). What is drawn in the row of the last half-move, or
// alone behind its number, becomes a passage with token_unwritten: told, and kept as a comment, and
// the game is over. A ruling on a line of its own, dots (the next half-move is to come), a mark
// behind the result, ticks where others count off the moves, and what a form goes on with in empty
// rows below means nothing.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pgn/token.h"

namespace planilla {

class EndMarks {
public:
  static constexpr std::size_t none = static_cast<std::size_t>(-1);
  struct Place {
    std::size_t first = 0;         // the token behind the last half-move
    std::size_t number_at = none;  // of the row, where no half-move stands in it
    bool has_moves = false;        // half-moves stand in the row
    bool parts_cells = false;      // a dash does in these rows: `20 - h3 -`
  };

  EndMarks(std::string_view text, std::vector<Token>& tokens, Place place)
      : text_(text), tokens_(tokens), place_(place) {}

  bool stays(std::size_t at);
  void keep_drawn();

private:
  bool means_nothing(std::size_t at) const;

  std::string_view text_;
  std::vector<Token>& tokens_;
  Place place_;
  std::vector<std::size_t> drawn_;
};

}  // namespace planilla
