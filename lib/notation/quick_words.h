// The common case of a word, kept where the replay loop finds it with one look: a spelling of up to seven bytes
// that has one plain reading.
//
//   if (const Reading* reading = quick.find(word, readable)) use(*reading);
//
// A direct-mapped table of one cache line an entry: a word that is not here costs nothing but the question.
#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

#include "notation/reading.h"

namespace planilla {

class QuickWords {
public:
  // `readable` is the end of the text that the word is part of.
  const Reading* find(std::string_view word, const char* readable) const {
    if (word.size() > 7 || readable - word.data() < 8) return nullptr;
    const std::uint64_t key = pack(word);
    const Entry& entry = entries_[slot(key)];
    return entry.key == key ? &entry.reading : nullptr;
  }

  // Asks the cache for the entry of a word that will be looked up soon.
  void prefetch(std::string_view word, const char* readable) const {
    if (word.size() <= 7 && readable - word.data() >= 8) __builtin_prefetch(&entries_[slot(pack(word))]);
  }

  void put(std::string_view word, const char* readable, const Reading& reading) {
    if (word.size() > 7 || readable - word.data() < 8) return;
    const std::uint64_t key = pack(word);
    entries_[slot(key)] = {key, reading};
  }

private:
  static constexpr unsigned bits = 14;
  struct alignas(64) Entry {
    std::uint64_t key = 0;
    Reading reading;
  };

  static std::uint64_t pack(std::string_view word) {
    std::uint64_t key;
    std::memcpy(&key, word.data(), 8);
    return (key & ((std::uint64_t{1} << word.size() * 8) - 1)) | std::uint64_t{word.size() + 1} << 56;
  }
  static std::size_t slot(std::uint64_t key) { return key * 0x9e3779b97f4a7c15ull >> (64 - bits); }

  std::unique_ptr<Entry[]> entries_ = std::make_unique<Entry[]>(std::size_t{1} << bits);
};

}  // namespace planilla
