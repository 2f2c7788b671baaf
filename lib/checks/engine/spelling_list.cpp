// Texts one behind the other, each behind its size in two bytes.
#include "checks/engine/spelling_list.h"

#include <cstring>

namespace planilla {

namespace {

constexpr std::size_t size_bytes = 2;

// These bytes never leave the program.
struct UseHead {
  std::uint64_t hash = 0, first = 0, games = 0;
  std::uint32_t id = 0;
  std::uint16_t text_size = 0, folded_size = 0;
};

UseHead head_of(std::string_view packed) {
  UseHead out;
  std::memcpy(&out, packed.data(), sizeof out);
  return out;
}

}  // namespace

void append_use(const NameUse& use, std::string& out) {
  const UseHead head{use.hash,
                     use.first,
                     use.games,
                     use.id,
                     static_cast<std::uint16_t>(use.text.size()),
                     static_cast<std::uint16_t>(use.folded.size())};
  out.append(reinterpret_cast<const char*>(&head), sizeof head);
  out.append(use.text).append(use.folded);
}

NameUse unpacked_use(std::string_view packed) {
  const UseHead head = head_of(packed);
  return {.hash = head.hash,
          .first = head.first,
          .games = head.games,
          .id = head.id,
          .text = packed.substr(sizeof head, head.text_size),
          .folded = packed.substr(sizeof head + head.text_size, head.folded_size)};
}

void SpellingList::add(std::string_view packed_use) {
  const char size[size_bytes] = {static_cast<char>(packed_use.size()),
                                 static_cast<char>(packed_use.size() >> 8)};
  if (size_++ % together == 0) blocks_.push_back(end_);
  end_ += size_bytes + packed_use.size();
  if (file_.size() == 0) {
    held_.append(size, size_bytes).append(packed_use);
    if (held_.size() <= memory_ / 2) return;
    file_.append(held_);
    held_ = {};
    return;
  }
  file_.append({size, size_bytes});
  file_.append(packed_use);
}

std::string_view SpellingList::texts(std::uint32_t first, std::uint32_t last,
                                     std::string& buffer) const {
  const std::uint64_t begin = blocks_[first / together];
  const std::uint64_t end = last < size_ ? blocks_[last / together] : end_;
  if (file_.size() == 0) return std::string_view(held_).substr(begin, end - begin);
  buffer.resize(end - begin);
  file_.read(begin, buffer.data(), buffer.size());
  return buffer;
}

std::string_view SpellingList::take(std::string_view& rest) {
  const std::size_t size =
      static_cast<unsigned char>(rest[0]) | std::size_t{static_cast<unsigned char>(rest[1])} << 8;
  const std::string_view out = rest.substr(size_bytes, size);
  rest.remove_prefix(size_bytes + size);
  return out;
}

std::string_view SpellingList::at(std::uint32_t rank, std::string& buffer) const {
  const std::uint32_t first = rank - rank % together;
  std::string_view rest = texts(first, first + together, buffer);
  for (std::uint32_t i = rank % together; i != 0; --i) take(rest);
  return take(rest);
}

}  // namespace planilla
