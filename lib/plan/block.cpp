#include "plan/block.h"

#include <xxhash.h>

#include <cstring>

namespace planilla {

std::uint64_t block_hash(std::string_view payload) {
  return XXH3_64bits(payload.data(), payload.size());
}

BlockHead block_head(char kind, std::string_view payload) {
  return {kind, payload.size(), block_hash(payload)};
}

BlockHeadBytes bytes_of(const BlockHead& head) {
  BlockHeadBytes out;
  out[0] = head.kind;
  std::memcpy(out.data() + 1, &head.size, sizeof head.size);
  std::memcpy(out.data() + 1 + sizeof head.size, &head.hash, sizeof head.hash);
  return out;
}

BlockHead head_of(const char* bytes) {
  BlockHead head;
  head.kind = bytes[0];
  std::memcpy(&head.size, bytes + 1, sizeof head.size);
  std::memcpy(&head.hash, bytes + 1 + sizeof head.size, sizeof head.hash);
  return head;
}

}  // namespace planilla
