// Move numbers against the moves they stand before.
//
//   for (const NumberFault& fault : number_faults(game)) ...
//
// Once a number is wrong, the numbers after it are measured against it: a game that jumps from 20
// to 22 has one fault. In variations too. Numbers behind text that could not be read are left
// alone.
#pragma once

#include <cstdint>
#include <vector>

#include "game/model/game.h"

namespace planilla {

enum class NumberFaultKind : std::uint8_t {
  wrong,      // another number than the move has
  repeated,   // the number of the move before, once more
  redundant,  // right, and just written: 1.e4 1...e5
  missing,    // White's move without a number
};

struct NumberFault {
  NumberFaultKind kind{};
  std::size_t element = 0;  // the number; for `missing`, the move
  int ply = 0;              // of the move that it stands before
  int expected = 0;         // number of that move
};

std::vector<NumberFault> number_faults(const Game& game);

// Argument `expected`; written: what stands there.
Finding at_number(Rule rule, const Game& game, const NumberFault& fault);

}  // namespace planilla
