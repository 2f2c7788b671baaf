// The room in which the loop over plain moves works: the words that it looked up, and what became
// of them.
//
// Only replay_fast.cpp uses it; Replay owns it.
#pragma once

#include <array>
#include <cstdint>

#include "game/fast/fast_tokens.h"
#include "game/model/game.h"

namespace planilla {

struct FastRoom {
  FastTokens words;
  std::array<CompactMove, FastTokens::most> moves;
  std::array<std::uint64_t, FastTokens::most> keys;
};

}  // namespace planilla
