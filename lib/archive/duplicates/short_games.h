// The beginnings of the short games of an archive: a long game has to be found by its first moves
// only where there is one.
//
//   ShortGames short_games;
//   short_games.note(record);                            // every game
//   if (short_games.may_meet(key)) buckets.add(key);     // CandidateKey of any game and kind
//
// One bit a key, so that a few keys are told that meet nobody. Any thread may ask once all games
// are noted.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "archive/duplicates/candidate_keys.h"

namespace planilla {

class ShortGames {
public:
  void note(std::string_view record) {
    RecordHead head;
    std::memcpy(&head, record.data(), sizeof head);
    if (head.plies >= short_of_an_opening) return;
    keys_.clear();
    append_keys(StoredGame(record), 0, keys_);
    for (const CandidateKey& key : keys_)
      if (key.kind() == KeyKind::brief) bits_[word(key)] |= bit(key);
  }
  bool may_meet(const CandidateKey& key) const {
    return key.kind() != KeyKind::brief || key.plies < short_of_an_opening ||
           (bits_[word(key)] & bit(key)) != 0;
  }

private:
  static constexpr std::size_t words = 1 << 17;
  // The lowest bits of a key say its kind, the upper ones its bucket.
  static std::size_t word(const CandidateKey& key) { return key.key >> 9 & (words - 1); }
  static std::uint64_t bit(const CandidateKey& key) {
    return std::uint64_t{1} << (key.key >> 3 & 63);
  }

  std::vector<std::uint64_t> bits_ = std::vector<std::uint64_t>(words);
  std::vector<CandidateKey> keys_;
};

}  // namespace planilla
