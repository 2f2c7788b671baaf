// Words that were read before, by their spelling.
//
//   Memo memo;
//   if (const WordReading* known = memo.find(word, text_end)) return *known;
//   return memo.put(word, read(word));
//
// Words of up to seven bytes are one 64-bit key in an open table; longer ones go through a hash of
// strings. The memory is bounded: when `capacity` words are in, all are forgotten. What was
// returned stays valid until the next put.
#pragma once

#include <cstdint>
#include <cstring>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "notation/read/reading.h"

namespace planilla {

class Memo {
public:
  static constexpr std::size_t capacity = 8192;

  Memo() { clear(); }

  // `readable` is the end of the text that the word is part of.
  const WordReading* find(std::string_view word, const char* readable) const {
    if (word.size() > 7) return find_long(word);
    const std::uint64_t key = pack(word, readable);
    for (std::size_t slot = hash(key);; slot = (slot + 1) & mask_) {
      if (slots_[slot].key == key) return &readings_[slots_[slot].place];
      if (slots_[slot].key == 0) return nullptr;
    }
  }

  const WordReading& put(std::string_view word, const WordReading& reading);

private:
  // Up to seven bytes and their number.
  static std::uint64_t pack(std::string_view word, const char* readable) {
    std::uint64_t key = 0;
    if (readable - word.data() >= 8) {
      std::memcpy(&key, word.data(), 8);  // one load; what is not of the word is masked out
      key &= (std::uint64_t{1} << word.size() * 8) - 1;
    } else {
      std::memcpy(&key, word.data(), word.size());
    }
    return key | std::uint64_t{word.size() + 1} << 56;
  }
  std::size_t hash(std::uint64_t key) const {
    return static_cast<std::size_t>(key * 0x9e3779b97f4a7c15ull >> 32) & mask_;
  }
  const WordReading* find_long(std::string_view word) const;
  void clear();
  void grow();
  void insert(std::uint64_t key, std::uint32_t place);

  struct Slot {
    std::uint64_t key = 0;  // 0: free
    std::uint32_t place = 0;
  };
  std::vector<Slot> slots_;
  std::size_t mask_ = 0, used_ = 0;
  struct TextHash {  // found by a view, without a copy
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const {
      return std::hash<std::string_view>{}(text);
    }
  };
  std::unordered_map<std::string, std::uint32_t, TextHash, std::equal_to<>> long_;
  std::vector<WordReading> readings_;
};

}  // namespace planilla
