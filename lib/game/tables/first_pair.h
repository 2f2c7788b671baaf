// The first row of a sheet without numbers, of which one word or more cannot be read.
//
//   C7 d5          begins_pairs(text, tokens, 0)     // true: rows of two half-moves follow
//   c4 e6
//   Cc3 Cf6
//
//   Sf6            is_row_of_moves(text, tokens, 0)  // true: no title says nothing but moves
//   d4
//   c4 e6
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "game/model/lexicon.h"
#include "pgn/token.h"

namespace planilla {

// tokens[first] begins a line.
bool begins_pairs(std::string_view text, std::span<const Token> tokens, std::size_t first);

// Are tokens[first] and what stands behind it in its line moves of one row, with another row
// directly below?
bool is_row_of_moves(std::string_view text, std::span<const Token> tokens, std::size_t first);

// "Cavalier f3 d5": are tokens[at] and the next the move of a piece by its name, in a language that
// no notation announces; and not a title with the move of a pawn behind it?
bool is_named_move(std::string_view text, std::span<const Token> tokens, std::size_t at,
                   const Lexicon& lexicon);

// "Dh5 d5 c4 e6", "e e5 Cf3 Cc6": a row of moves longer than a pair, in one line from tokens[first]
// on. Of the first one letter alone may be left.
bool is_line_of_moves(std::string_view text, std::span<const Token> tokens, std::size_t first);

}  // namespace planilla
