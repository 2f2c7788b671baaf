// Which of many keys may have come more than once, told before any are kept and sorted.
//
//   SeenTwice seen(games.size());
//   for (const ArchiveGame& game : games) seen.note(game.moves);
//   if (seen.maybe(game.moves)) compare(game);
//
// Two bits for each of many places, which a few keys share: a key that came twice is always told,
// one that came once hardly ever. The low bits of keys have to be as good as random.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace planilla {

class SeenTwice {
public:
  // About so many keys will be noted.
  explicit SeenTwice(std::size_t keys) : once_(std::bit_ceil(keys / 8 + 1)), twice_(once_.size()) {}

  void note(std::uint64_t key) {
    twice_[word(key)] |= once_[word(key)] & bit(key);
    once_[word(key)] |= bit(key);
  }
  bool maybe(std::uint64_t key) const { return (twice_[word(key)] & bit(key)) != 0; }

private:
  std::size_t word(std::uint64_t key) const { return (key / 64) & (once_.size() - 1); }
  static std::uint64_t bit(std::uint64_t key) { return std::uint64_t{1} << key % 64; }

  std::vector<std::uint64_t> once_, twice_;
};

}  // namespace planilla
