// The limits that keep memory bounded whatever the input is.
//
//   Limits limits;               // the defaults
//   limits.game_bytes = 1 << 20; // a smaller largest game
#pragma once

#include <cstddef>

namespace planilla {

struct Limits {
  std::size_t game_bytes = 16u << 20;  // a longer game is read so far only (game-too-long)
  std::size_t batch_bytes = 1u << 20;  // games are handed to workers in batches of about this size
  std::size_t detection_bytes = 1u << 20;  // what a file's character set is found out from
};

}  // namespace planilla
