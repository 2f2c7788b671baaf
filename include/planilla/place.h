// Where something stands in a file.
//
//   const Game game = Reader().read_sheet("1. e4 e5\n2. Cf3");
//   assert(game.moves[2].place.line == 2);
//   assert(game.moves[2].place.column == 4);
//   assert(game.moves[2].place.offset == 12);
//   assert(game.moves[2].place.length == 3);
#pragma once

#include <cstdint>

namespace planilla::api {

struct Place {
  std::uint64_t line = 1;    // from 1; LF, CRLF and CR end a line
  std::uint64_t column = 1;  // from 1, in code points
  std::uint64_t offset = 0;  // in bytes, after decompression and before conversion to UTF-8
  std::uint64_t length = 0;  // in bytes of the same; 0 marks a point
};

}  // namespace planilla::api
