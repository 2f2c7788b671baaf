// What two sheets have for a half-move where both say the same, and it is no legal move: one
// witness, not two. Players copy from each other, and a move that both wrote may have been played.
//
//   says_same(a, word_of_a, b, word_of_b, position)
//   for (const Move move : moves_that_stood(a, word_of_a, position)) ...
#pragma once

#include <vector>

#include "game/reconcile/sheet_line.h"

namespace planilla {

// As written, or each in its own letters.
bool says_same(const SheetLine& a, Span word_of_a, const SheetLine& b, Span word_of_b,
               const Position& position);

// What the word can have meant if it broke the rules of play, and not those of movement.
std::vector<Move> moves_that_stood(const SheetLine& sheet, Span word, const Position& position);

}  // namespace planilla
