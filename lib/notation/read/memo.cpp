#include "notation/read/memo.h"

#include <utility>

namespace planilla {

namespace {
constexpr std::size_t first_size = 256;
}

void Memo::clear() {
  slots_.assign(first_size, Slot{});
  mask_ = first_size - 1;
  used_ = 0;
  long_.clear();
  readings_.clear();
}

void Memo::insert(std::uint64_t key, std::uint32_t place) {
  std::size_t slot = hash(key);
  while (slots_[slot].key != 0) slot = (slot + 1) & mask_;
  slots_[slot] = {key, place};
}

// At most half full, so that a look-up ends soon.
void Memo::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  mask_ = slots_.size() - 1;
  for (const Slot& slot : old)
    if (slot.key != 0) insert(slot.key, slot.place);
}

const WordReading* Memo::find_long(std::string_view word) const {
  const auto found = long_.find(word);
  return found == long_.end() ? nullptr : &readings_[found->second];
}

const WordReading& Memo::put(std::string_view word, const WordReading& reading) {
  if (readings_.size() == capacity) clear();
  const auto place = static_cast<std::uint32_t>(readings_.size());
  readings_.push_back(reading);
  if (word.size() > 7) {
    long_.emplace(word, place);
  } else {
    if (++used_ * 2 > slots_.size()) grow();
    insert(pack(word, word.data() + word.size()), place);
  }
  return readings_.back();
}

}  // namespace planilla
