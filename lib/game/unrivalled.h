// Is there but one way to read a game whose moves are all proper SAN in the first alphabet?
//
//   Unrivalled unrivalled;
//   if (unrivalled.is(game, readers)) return;    // detection would find that one and no other
//
// For a word, the classes of languages that can read it, and those that read it differently, are worked out once and
// remembered. A rival must read every word of a player, and at least one of them differently: most games have none,
// and need no search (game/detection.h). Words that name a piece come first, for few rivals outlive them: the others
// are asked for the rest. "No" means no more than that the search has to tell.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"
#include "notation/move_reader.h"

namespace planilla {

class Unrivalled {
 public:
  // readers[0] is the one that read the game; always the same readers, 64 at most.
  bool is(const Game& game, std::span<MoveReader* const> readers);

 private:
  // A bit for each reader.
  using Readers = std::uint64_t;
  struct Look {
    std::uint64_t word = 0;     // its bytes; 0: free
    Readers asked = 0;          // so far; the others have not been
    Readers able = 0;           // can read it
    Readers differing = 0;      // read it otherwise than the first, or not at all
  };
  struct Player {
    Readers able = ~Readers{0}, differing = 0;
    bool has_rival() const { return (able & differing) != 0; }
  };
  enum class Words { of_pieces, of_pawns };

  void hear(const Game& game, Words words, std::span<MoveReader* const> readers, Player (&players)[2]);
  const Look& look(std::string_view word, Readers wanted, std::span<MoveReader* const> readers);
  Look& place_of(std::uint64_t word);
  void forget();

  std::vector<Look> known_;  // an open table
  std::size_t used_ = 0;
  std::string key_;  // kept for its room
};

}  // namespace planilla
