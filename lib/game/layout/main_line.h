// The words and move numbers of the main line, for those who try several readings of it.
//
//   std::vector<Item> items = main_line(text, tokens, from);
//
// What stands in parentheses, comments, NAGs and the like is passed over. The line ends at the
// first result or tag.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "board/half_move.h"
#include "pgn/token.h"

namespace planilla {

struct Item {
  std::uint32_t token = 0;
  bool is_number = false;
  std::uint32_t number = 0;  // of a move number with digits; else 0
  int dots = 0;

  // That the number names (board/half_move.h).
  int half_move() const {
    return half_move_named(static_cast<int>(number), dots > 1 ? black : white);
  }
};

// Times beside the moves are no words of the game.
std::vector<Item> main_line(std::string_view text, std::span<const Token> tokens, std::size_t from);
std::vector<Item> main_line_with_times(std::string_view text, std::span<const Token> tokens,
                                       std::size_t from);

// In a sheet: behind what seems to be the rest of the game at `from`. That is its result, or what
// stands before a number 1 that follows moves and with which counting begins anew. Whoever tries
// readings of a game looks no further: games that follow one another without results are told apart
// by no one else until they are read.
std::size_t end_in_sheet(std::string_view text, std::span<const Token> tokens, std::size_t from);

// In a sheet: where its moves begin, if results, headings or numbers stand before them, as in
// "A - B 1-0"; else `from`. For whoever tries readings, for which a result is the end.
std::size_t behind_title(std::string_view text, std::span<const Token> tokens, std::size_t from);

// The first item at or after `place` whose token is not before `token`.
std::uint32_t item_at(std::span<const Item> items, std::uint32_t place, std::uint32_t token);

}  // namespace planilla
