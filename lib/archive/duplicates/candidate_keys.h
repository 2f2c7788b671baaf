// Numbers that copies of a game have in common, so that only games that share one are compared.
//
//   KeySource source;                                    // one per worker
//   source.append(game, record, out);                    // CandidateKeys of the game, as bytes
//
// A game has a key of all its moves (of its text, where it has none); of its positions after 24,
// 32, 48 ... half-moves (the start of a game, whatever its end; moves in another order meet again);
// of runs of six half-moves, the least three hashes of them (a fault changes few runs); of its
// players; and of a player and the day.
#pragma once

#include <cstdint>
#include <string>

#include "archive/identity/people.h"
#include "archive/identity/stored_game.h"

namespace planilla {

enum class KeyKind : std::uint8_t {
  moves,  // all of them
  deep,   // far into the game: few others share it by chance
  early,  // a position of an opening: only with a player in common
  names,  // the players, or a player and the day
};

struct CandidateKey {
  std::uint64_t key = 0;    // its lowest two bits are the KeyKind
  std::uint32_t place = 0;  // of the record, in units of record_unit bytes
  std::uint32_t index = 0;  // of the game
  PersonKeys white, black;

  KeyKind kind() const { return static_cast<KeyKind>(key & 3); }
};

inline constexpr std::size_t record_unit = 16;

class KeySource {
public:
  void append(const Game& game, const StoredGame& record, std::string& out);

private:
  People people_;
};

}  // namespace planilla
