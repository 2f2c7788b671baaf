// Which of many keys may have come more than once, told before any are kept and sorted.
//
//   SeenTwice seen(games.size());
//   for (const ArchiveGame& game : games) seen.note(game.moves);
//   if (seen.maybe(game.moves)) compare(game);
//
// Two bits for each of many places, which a few keys share: a key that came twice is always told,
// one that came once hardly ever. The low bits of keys have to be as good as random.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
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
  bool any_twice() const {
    return std::any_of(twice_.begin(), twice_.end(), [](std::uint64_t bits) { return bits != 0; });
  }

private:
  std::size_t word(std::uint64_t key) const { return (key / 64) & (once_.size() - 1); }
  static std::uint64_t bit(std::uint64_t key) { return std::uint64_t{1} << key % 64; }

  std::vector<std::uint64_t> once_, twice_;
};

// The same of any number of keys, noted before it is known how many: with more than some million
// keys ever more that came once are told.
class RepeatedKeys {
public:
  void note(std::uint64_t key) {
    if (seen_) return seen_->note(key);
    keys_.push_back(key);
    constexpr std::size_t most_kept = 1 << 19, most_told_well = 1 << 21;
    if (keys_.size() == most_kept) take_in(most_told_well);
  }
  // After the last.
  bool any_twice() {
    if (!seen_) take_in(keys_.size());
    return seen_->any_twice();
  }
  bool maybe(std::uint64_t key) const { return seen_->maybe(key); }

private:
  void take_in(std::size_t about) {
    seen_.emplace(about);
    for (const std::uint64_t key : keys_) seen_->note(key);
    keys_ = {};
  }

  std::vector<std::uint64_t> keys_;
  std::optional<SeenTwice> seen_;
};

}  // namespace planilla
