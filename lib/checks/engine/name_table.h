// The distinct texts that games name, each with how often and where first, however many.
//
//   NameTable names(4 << 20, player_spellings.fold);               // bytes of memory
//   names.add(use);                                                // in the order of the games
//   names.for_each([&](const NameUse& use) { ... });               // once, after the last
//
// They come in no order that means anything, but always in the same.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/sorted_texts.h"
#include "checks/engine/text_uses.h"

namespace planilla {

struct NameUse {
  std::uint64_t hash = 0;
  std::uint64_t first = 0;  // game
  std::uint64_t games = 0;
  std::uint32_t id = 0;   // of FIDE, the first that is known; 0: none
  std::string_view text;  // until the next, as `folded`
  std::string_view folded;
};

class NameTable {
public:
  using Fold = std::string (*)(std::string_view text);
  NameTable(std::size_t memory, Fold fold)
      : memory_(memory), fold_(fold), places_(64), spilled_(memory / 2) {}
  void add(const TextUse& use);
  void for_each(const std::function<void(const NameUse&)>& use);

private:
  struct Entry {
    std::uint64_t hash = 0, first = 0, games = 0;
    std::uint32_t id = 0;
    std::uint32_t begin = 0;  // in text_: the text, then what is folded
    std::uint16_t text_size = 0, folded_size = 0;
  };
  Entry& entry_of(const NotedText& text);
  void grow();
  void spill();
  void merge(const std::function<void(const NameUse&)>& use);
  NameUse use_of(const Entry& entry) const;

  std::size_t memory_;
  Fold fold_;
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> places_;  // of entries by their hashes, from 1; 0: free
  std::string text_;
  SortedTexts spilled_;
};

}  // namespace planilla
