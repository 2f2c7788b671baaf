// Which games are a shard's own: those whose first byte lies in its part of all bytes; private to
// text/.
//
//   Shard shard(2, 3, 999);      // the second of three parts of 999 bytes: 333 to 665
//   shard.owns(400)
#pragma once

#include <cstdint>
#include <vector>

#include "text/input/source.h"

namespace planilla {

class Shard {
public:
  Shard() = default;  // everything
  Shard(std::uint32_t number, std::uint32_t count, std::uint64_t total)
      : begin_(bound(number - 1, count, total)),
        end_(number == count ? UINT64_MAX : bound(number, count, total)) {}

  bool owns(std::uint64_t place) const { return begin_ <= place && place < end_; }
  bool is_over(std::uint64_t place) const { return place >= end_; }

private:
  static std::uint64_t bound(std::uint64_t part, std::uint64_t count, std::uint64_t total) {
    return total / count * part + total % count * part / count;
  }
  std::uint64_t begin_ = 0, end_ = UINT64_MAX;
};

// Bytes after decompression: asked of the file system, or counted by reading.
std::uint64_t measure(const InputFile& file);

}  // namespace planilla
