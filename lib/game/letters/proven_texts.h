// Short games that were proved to be in the letters that are tried first. In an archive of short
// games most repeat one another word for word, and a proof is dearer than the game.
//
//   ProvenTexts known;
//   if (known.holds(game)) ...   // a game of the same text from its first move on was proved
//   known.add(game);
//
// Bounded: forgets all when it is full, and keeps no text over a few moves.
#pragma once

#include <string>
#include <unordered_set>

#include "game/model/read_moves.h"

namespace planilla {

class ProvenTexts {
public:
  bool holds(const ReadMoves& game);
  void add(const ReadMoves& game);

private:
  static constexpr std::size_t longest = 100;   // bytes of movetext: five moves with their numbers
  static constexpr std::size_t most = 1 << 15;  // texts

  // Puts the text from the first move on into key_, behind the position from which it starts.
  // False: it is too long.
  bool take_key(const ReadMoves& game);

  std::unordered_set<std::string> texts_;
  std::string key_;  // kept for its room
};

}  // namespace planilla
