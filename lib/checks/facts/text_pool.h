// Texts that occur again and again (players, events), each kept once and known by a number.
//
//   TextPool pool;
//   std::uint32_t ana = pool.id("Uno, Ana");      // the same number for the same text
//   pool.text(ana)
//
// Told apart by a hash of 64 bits; only the first 120 bytes are kept to be shown. 0 is the empty
// text.
#pragma once

#include <xxhash.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace planilla {

class TextPool {
public:
  TextPool() : texts_(1), places_(64) {}

  std::uint32_t id(std::string_view text) {
    if (text.empty()) return 0;
    return add(XXH3_64bits(text.data(), text.size()), text);
  }

  // Until the next text is added.
  std::string_view text(std::uint32_t id) const {
    return std::string_view(bytes_).substr(texts_[id].begin, texts_[id].size);
  }
  std::size_t size() const { return texts_.size(); }

  std::uint64_t hash(std::uint32_t id) const { return texts_[id].hash; }

  // Forgets all but the room.
  void clear() {
    texts_.resize(1);
    bytes_.clear();
    std::fill(places_.begin(), places_.end(), 0);
  }

private:
  static constexpr std::size_t longest = 120;
  struct Text {
    std::uint64_t hash = 0;
    std::uint32_t begin = 0, size = 0;  // in bytes_
  };

  std::uint32_t add(std::uint64_t hash, std::string_view text) {
    std::uint32_t& place = place_of(hash);
    if (place != 0) return place;
    const auto id = place = static_cast<std::uint32_t>(texts_.size());
    text = text.substr(0, longest);
    texts_.push_back(
        {hash, static_cast<std::uint32_t>(bytes_.size()), static_cast<std::uint32_t>(text.size())});
    bytes_ += text;
    if (texts_.size() * 2 > places_.size()) grow();
    return id;
  }

  // Where the number of a text stands in the table, or would stand.
  std::uint32_t& place_of(std::uint64_t hash) {
    const std::size_t last = places_.size() - 1;
    std::size_t at = hash & last;
    while (places_[at] != 0 && texts_[places_[at]].hash != hash) at = (at + 1) & last;
    return places_[at];
  }

  void grow() {
    places_.assign(places_.size() * 2, 0);
    for (std::uint32_t id = 1; id < texts_.size(); ++id) place_of(texts_[id].hash) = id;
  }

  std::vector<Text> texts_;  // [0]: the empty one
  std::string bytes_;        // of all texts, one after another
  std::vector<std::uint32_t>
      places_;  // numbers of texts by their hashes, at most half full; 0: free
};

}  // namespace planilla
