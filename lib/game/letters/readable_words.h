// Which words of a sheet an alphabet can read, whatever the board says of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "game/layout/main_line.h"
#include "game/letters/class_words.h"
#include "notation/read/move_reader.h"
#include "pgn/token.h"

namespace planilla {

// How many words of each player are no move in these letters. Whose move it is comes from counting:
// a word too many or too few in a sheet blurs this, and no more than that.
struct Unread {
  std::uint32_t white = 0, black = 0;
};

// Of each reader, by its place. One that has more of either player's than the first reader, and
// more than one more of both players', is counted no further.
std::vector<Unread> count_unread(std::string_view text, std::span<const Token> tokens,
                                 std::span<const Item> items, ClassWords& words);

// Is there a word that looks like none of algebraic notation, P4R or Kt-KB3, and that one alphabet
// reads and the other does not?
bool reads_more(MoveReader& one, MoveReader& other, std::string_view text,
                std::span<const Token> tokens, std::size_t from);

}  // namespace planilla
