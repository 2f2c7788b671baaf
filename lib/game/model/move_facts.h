// What is so of a move that was played: the Claim bits that a text could have claimed of it.
//
//   facts = facts_of_taking(move, pieces_before);
//   if (after.in_check()) facts |= facts_of_check(after, move);
#pragma once

#include <cstdint>

#include "board/position.h"

namespace planilla {

// Of a move after which the side to move is in check.
std::uint16_t facts_of_check(const Position& after, Move move);
// Of any move, but for check and mate.
std::uint16_t facts_of_taking(Move move, Bitboard occupied_before);

}  // namespace planilla
