// A position printed above the moves of a sheet: a FEN, a diagram of eight rows in letters or in
// the pieces of Unicode, or the squares of the pieces (`White: Kg1, Pe2`, then `Black: Kg8`).
//
//   r . b q k . . r        | r |   | b | q | k |   |   | r |        ♜ . ♝ ♛ ♚ . . ♜
//   p p p . . p p p        | p | p | p |   |   | p | p | p |        ♟ ♟ ♟ . . ♟ ♟ ♟     ...
//
//   if (const auto fen = find_printed_position(text, {number, Side to move}, languages)) ...
//
// Capitals are White's. The letters are those of one language, in which each side has one king;
// where several languages give different positions there is none. A diagram says neither who moves
// nor who may castle: the number of the first move says the one, kings and rooks that stand at home
// the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"
#include "notation/data/language.h"

namespace planilla {

// The first number behind the position: `31. Qh5`, `12... Nf6`.
struct FirstNumber {
  int value = 1;
  bool of_black = false;
};

// A FEN of six fields that is a position, with the number in it.
std::optional<std::string> find_printed_position(std::string_view text, FirstNumber first,
                                                 const Languages& languages);

// The lines that list the squares of each side's pieces; none, or two.
std::vector<Span> find_listed_pieces(std::string_view text, const Languages& languages);

// Where diagrams stand whose rows have the numbers of their ranks: from the first row to the last,
// with the line of the files' letters.
std::vector<Span> find_numbered_diagrams(std::string_view text);

}  // namespace planilla
