// Texts that occur again and again (players, events), each kept once and known by a number.
//
//   TextPool pool;
//   std::uint32_t ana = pool.id("Uno, Ana");      // the same number for the same text
//   pool.text(ana)
//
// Told apart by a hash of 64 bits; only the first 120 bytes are kept to be shown. 0 is the empty text.
#pragma once

#include <xxhash.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace planilla {

class TextPool {
 public:
  TextPool() { texts_.emplace_back(); }

  std::uint32_t id(std::string_view text) {
    if (text.empty()) return 0;
    return add(XXH3_64bits(text.data(), text.size()), text);
  }

  std::string_view text(std::uint32_t id) const { return texts_[id].text; }
  std::size_t size() const { return texts_.size(); }

  // The number here of each text of `other`.
  std::vector<std::uint32_t> take(const TextPool& other) {
    std::vector<std::uint32_t> ids(other.texts_.size(), 0);
    for (std::size_t i = 1; i < ids.size(); ++i) ids[i] = add(other.texts_[i].hash, other.texts_[i].text);
    return ids;
  }

 private:
  static constexpr std::size_t longest = 120;
  struct Text {
    std::uint64_t hash = 0;
    std::string text;
  };

  std::uint32_t add(std::uint64_t hash, std::string_view text) {
    const auto [found, fresh] = ids_.try_emplace(hash, static_cast<std::uint32_t>(texts_.size()));
    if (fresh) texts_.push_back({hash, std::string(text.substr(0, longest))});
    return found->second;
  }

  std::unordered_map<std::uint64_t, std::uint32_t> ids_;
  std::vector<Text> texts_;
};

}  // namespace planilla
