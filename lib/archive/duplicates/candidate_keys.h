// Numbers that copies of a game have in common, so that only games that share one are compared.
//
//   std::vector<CandidateKey> keys;
//   append_keys(record, place, keys);                  // a StoredGame
//   if (a.key == b.key && may_be_twins(a, b)) compare(a.place, b.place);
//
// A game has a key of all its moves (of its text, where it has none); of its players; of the
// squares played to in its first 8 half-moves, and in its first 24, with each of its players, and
// in its first 48 (the start of a game, whatever its end; moves in another order meet again); of
// runs of six half-moves, the least three hashes of them (a fault changes few runs). Beside the key
// stands what shows most chance meetings for what they are, without a look at the records.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "archive/identity/stored_game.h"

namespace planilla {

enum class KeyKind : std::uint8_t {
  moves,  // all of them
  runs,   // or the first 48 half-moves: few others share it by chance
  early,  // an opening, and a player
  names,  // both players
  brief,  // the first moves, and a player: of games of which one has not many more
};

inline constexpr std::uint64_t kind_bits = 7;
// Half-moves: shorter games have no `early` key, and are found by `brief`.
inline constexpr std::uint32_t short_of_an_opening = 24;

struct CandidateKey {
  std::uint64_t key = 0;    // its lowest three bits are the KeyKind
  std::uint32_t place = 0;  // of the record
  std::uint32_t moves = 0;  // a part of the hash of all moves
  std::int32_t date = 0;    // RecordHead::date
  PersonKeys white, black;
  std::uint16_t plies = 0;   // up to 65535
  std::uint16_t begins = 0;  // four bits for each four half-moves from the seventh on; 0: none

  KeyKind kind() const { return static_cast<KeyKind>(key & kind_bits); }
};

// The key of all moves, alone.
std::uint64_t key_of_moves(const RecordHead& head);
// All others; a game without moves has none.
void append_keys(const StoredGame& record, std::uint32_t place, std::vector<CandidateKey>& out);

// Of two entries of one key: may they be one game? False for equal moves met by another key: their
// own key has them.
bool may_be_twins(const CandidateKey& a, const CandidateKey& b);

// The places of two records, the lesser first.
struct CandidatePair {
  std::uint32_t a = 0, b = 0;
  friend bool operator==(const CandidatePair&, const CandidatePair&) = default;
  friend bool operator<(const CandidatePair& x, const CandidatePair& y) {
    return x.a != y.a ? x.a < y.a : x.b < y.b;
  }
};
// All pairs of entries of one key that may be one game.
void append_twins(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out);

}  // namespace planilla
