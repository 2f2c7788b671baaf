// Is there but one way to read a game whose moves are all proper SAN in the first alphabet?
//
//   Unrivalled unrivalled;
//   if (unrivalled.is(game, readers)) return;    // detection would find that one and no other
//
// For a word, the classes of languages that can read it, and those that read it differently, are worked out once and
// remembered. A rival must read every word of a player, and at least one of them differently: most games have none,
// and need no search (game/detection.h). "No" means no more than that the search has to tell.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>

#include "game/game.h"
#include "notation/move_reader.h"

namespace planilla {

class Unrivalled {
 public:
  // readers[0] is the one that read the game; always the same readers, 64 at most.
  bool is(const Game& game, std::span<MoveReader* const> readers);

 private:
  // A bit for each reader.
  struct Look {
    std::uint64_t able = 0;      // reads the word
    std::uint64_t differing = 0;  // reads it otherwise than the first
  };
  const Look& look(std::string_view word, std::span<MoveReader* const> readers);

  static constexpr std::size_t most_words = 1 << 16;
  std::unordered_map<std::string, Look> known_;
  std::string key_;  // kept for its room
};

}  // namespace planilla
