// What makes a game the same game when its file has been edited: who played where and when, and the
// moves.
//
//   GameIdentity a = identity_of(game);
//   // hash of Event, Site, Date, Round, White and Black; 0 where neither player is named
//   a.tags
//   // hash of the positions of the main line, as far as it was read; 0 where there are no moves
//   a.moves
//
// Either of the two survives when the other is mended. Neither depends on the place in the file, on
// the result, or on how the moves are spelt.
#pragma once

#include <cstdint>

#include "checks/facts/game_facts.h"
#include "game/model/game.h"

namespace planilla {

struct GameIdentity {
  std::uint64_t tags = 0;
  std::uint64_t moves = 0;
  friend bool operator==(const GameIdentity&, const GameIdentity&) = default;
};

GameIdentity identity_of(const Game& game);
GameIdentity identity_of(const Game& game, const KnownTags& tags);  // that are known already

}  // namespace planilla
