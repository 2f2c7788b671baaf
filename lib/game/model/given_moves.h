// What a person answered about a game that its sheet alone does not settle.
//
//   ReadOptions options{.repair = Repair::safe, .answers = {{.file = 0, .line = 12, .ply = 24,
//       .move = "Bf6"}}};
//
// "In the game that begins in line 12 of the first file, ply 24 was Bf6." That is all: whether the
// word that stands there was meant, or a half-move is missing before it, the search finds out,
// which follows no other reading. An answer without a move forbids a repair of that half-move: what
// would be read there is told and not carried out.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace planilla {

struct GivenMove {
  std::uint32_t file = 0;  // index of the input
  std::uint64_t line = 1;  // in which the game begins there, from 1
  int ply = 0;             // of the main line, from 1
  std::string move;        // SAN in English letters; "": the text stands there as it is written
};

using GivenMoves = std::vector<GivenMove>;

}  // namespace planilla
