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
#include <memory>
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
    std::uint64_t begins = 0;  // the first bytes of the key, as a number that is ordered like them
    const char* at = nullptr;  // key and text, one behind the other, in blocks_
    std::uint32_t key_size = 0, text_size = 0;

    std::string_view key() const { return {at, key_size}; }
    std::string_view text() const { return {at + key_size, text_size}; }
  };
  struct Piece {
    std::uint64_t begin = 0, end = 0;  // on disk
  };
  class Reader;

  char* room_for(std::size_t size);
  void sort();
  void spill();
  void clear();

  std::size_t memory_;
  std::size_t used_ = 0;
  std::vector<Entry> entries_;
  std::vector<std::unique_ptr<char[]>> blocks_;
  std::size_t block_size_ = 0, block_left_ = 0;  // of the last
  std::vector<Piece> pieces_;
  ScratchFile file_{1 << 20};
};

}  // namespace planilla
