// Bytes in blocks, each with its size and a hash: what one process leaves for another in a file.
//
//   write(block_head('O', payload)); write(payload);
//   BlockHead head = head_of(bytes);                 // block_head_size of them
//   if (block_hash(payload) == head.hash) ...        // it is what was written
//
// Numbers stand as the machine has them: a file is read by the build that wrote it.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace planilla {

inline constexpr std::size_t block_head_size = 1 + 2 * sizeof(std::uint64_t);

struct BlockHead {
  char kind = 0;
  std::uint64_t size = 0, hash = 0;
};

using BlockHeadBytes = std::array<char, block_head_size>;

std::uint64_t block_hash(std::string_view payload);
BlockHead block_head(char kind, std::string_view payload);
BlockHeadBytes bytes_of(const BlockHead& head);
BlockHead head_of(const char* bytes);

}  // namespace planilla
