// The texts that are compared, the most usual first, each known by its rank from 0; however many.
//
//   SpellingList list(4 << 20);                       // bytes of memory; the rest lies on disk
//   list.add(use);                                    // a NameUse that is compared: in that order
//   list.finish();
//   list.for_each([&](std::uint32_t rank, const FoldedText& text) { ... });
//   NameUse use = list.use(rank, buffer);             // a view of `buffer`, or of the list
//   FoldedText text = list.folded(rank, buffer);
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "archive/spill/scratch_file.h"
#include "checks/engine/name_table.h"
#include "checks/facts/spellings.h"

namespace planilla {

// A use as bytes and back; `packed` must outlive what is read of it.
void append_use(const NameUse& use, std::string& out);
NameUse unpacked_use(std::string_view packed);

class SpellingList {
public:
  explicit SpellingList(std::size_t memory) : memory_(memory) {}

  // As append_use() packs it.
  void add(std::string_view packed_use);
  void finish() { file_.flush(); }
  std::uint32_t size() const { return size_; }

  template <typename Use>
  void for_each(const Use& use) const {
    std::string buffer;
    constexpr std::uint32_t at_once = 16 * together;
    for (std::uint32_t rank = 0; rank < size_;) {
      const std::uint32_t end = std::min(size_, rank + at_once);
      std::string_view some = texts(rank, end, buffer);
      for (; rank < end; ++rank) use(rank, FoldedText(unpacked_use(take(some)).folded));
    }
  }
  NameUse use(std::uint32_t rank, std::string& buffer) const {
    return unpacked_use(at(rank, buffer));
  }
  FoldedText folded(std::uint32_t rank, std::string& buffer) const {
    return FoldedText(use(rank, buffer).folded);
  }

private:
  static constexpr std::uint32_t together = 8;  // texts, of which the first is found at once

  // The texts from a multiple of `together` up to another one, or to the last.
  std::string_view texts(std::uint32_t first, std::uint32_t end, std::string& buffer) const;
  std::string_view at(std::uint32_t rank, std::string& buffer) const;
  static std::string_view take(std::string_view& rest);

  std::size_t memory_;
  std::uint32_t size_ = 0;
  std::uint64_t end_ = 0;              // bytes
  std::vector<std::uint64_t> blocks_;  // where they begin
  std::string held_;                   // all of them, while they fit
  ScratchFile file_{1 << 18};
};

}  // namespace planilla
