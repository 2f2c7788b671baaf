// Random numbers from which a position's key is made by exclusive or. The same in every build, so
// that keys may be written to files.
#pragma once

#include <cstdint>

#include "board/types.h"

namespace planilla {

struct Zobrist {
  std::uint64_t piece[16][64];   // by Piece; zero for the empty square
  std::uint64_t castling[65];    // by the rook's square; zero for no_square
  std::uint64_t en_passant[65];  // by square; zero for no_square
  std::uint64_t black_to_move;
};

extern const Zobrist zobrist;

}  // namespace planilla
