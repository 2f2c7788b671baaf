// Texts in the order of their keys, however many: sorted in memory piece by piece, the pieces on
// disk, then merged.
//
//   SortedTexts texts(64 << 20);                 // bytes of memory
//   texts.add("1999.05.12", game);
//   texts.for_each([&](std::string_view text) { write(text); });      // once, after the last add
//
// Texts of equal keys stay in the order they were added.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/scratch_file.h"

namespace planilla {

class SortedTexts {
public:
  explicit SortedTexts(std::size_t memory) : memory_(memory) {}
  void add(std::string_view key, std::string_view text);
  void for_each(const std::function<void(std::string_view)>& use);
  bool empty() const { return entries_.empty() && pieces_.empty(); }

private:
  struct Entry {
    std::string key, text;
  };
  struct Piece {
    std::uint64_t begin = 0, end = 0;  // on disk
  };
  class Reader;

  void sort();
  void spill();

  std::size_t memory_;
  std::size_t used_ = 0;
  std::vector<Entry> entries_;
  std::vector<Piece> pieces_;
  ScratchFile file_{1 << 20};
};

}  // namespace planilla
