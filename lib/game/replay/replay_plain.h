// The room in which the loop over plain moves works: the words that it looked up, and what became
// of them.
//
// Only replay_plain.cpp uses it; Replay owns it.
#pragma once

#include <array>
#include <cstdint>

#include "game/fast/plain_words.h"
#include "game/model/game.h"

namespace planilla {

struct PlainRoom {
  PlainWords words;
  std::array<CompactMove, PlainWords::most> moves;
  std::array<std::uint64_t, PlainWords::most> keys;
};

}  // namespace planilla
