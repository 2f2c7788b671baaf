// The loop in which the most time goes: words that were looked up, played on the board, each with
// its row and its key.
//
//   FastRun run = play_words({.word = words.begin(), .end = words.end(), .position =
//       &position, ...});
//   if (run.word != words.end()) ...     // that one is no single legal move: it was not played
//
#pragma once

#include <cstdint>

#include "board/position.h"
#include "game/fast/fast_tokens.h"
#include "game/model/game.h"

namespace planilla {

struct FastRun {
  const FastWord* word;
  const FastWord* end;
  Position* position;
  Position* before;                 // where the one before each move is kept, if it is
  CompactMove* out;                 // room for as many as there are words
  std::uint64_t* key;               // and here
  MoveTotals* sums;                 // what is found is added
  std::uint32_t numbered = 0;       // of White's moves played
  std::uint8_t common_bits = 0xff;  // of the spellings of all moves played
};

// How far it came.
FastRun play_words(const FastRun& run);

}  // namespace planilla
