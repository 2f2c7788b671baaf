#include "notation/memo.h"

#include <utility>

namespace planilla {

namespace {
constexpr std::size_t first_size = 256;
}

void Memo::clear() {
  keys_.assign(first_size, 0);
  places_.assign(first_size, 0);
  mask_ = first_size - 1;
  used_ = 0;
  long_.clear();
  readings_.clear();
}

void Memo::insert(std::uint64_t key, std::uint32_t place) {
  std::size_t slot = hash(key);
  while (keys_[slot] != 0) slot = (slot + 1) & mask_;
  keys_[slot] = key;
  places_[slot] = place;
}

// At most half full, so that a look-up ends soon.
void Memo::grow() {
  std::vector<std::uint64_t> keys(keys_.size() * 2, 0);
  std::vector<std::uint32_t> places(keys.size(), 0);
  keys.swap(keys_);
  places.swap(places_);
  mask_ = keys_.size() - 1;
  for (std::size_t i = 0; i < keys.size(); ++i)
    if (keys[i] != 0) insert(keys[i], places[i]);
}

const WordReading* Memo::find_long(std::string_view word) const {
  const auto found = long_.find(std::string(word));
  return found == long_.end() ? nullptr : &readings_[found->second];
}

const WordReading& Memo::put(std::string_view word, const WordReading& reading) {
  if (readings_.size() == capacity) clear();
  const auto place = static_cast<std::uint32_t>(readings_.size());
  readings_.push_back(reading);
  if (word.size() > 7) {
    long_.emplace(word, place);
  } else {
    if (++used_ * 2 > keys_.size()) grow();
    insert(pack(word, word.data() + word.size()), place);
  }
  return readings_.back();
}

}  // namespace planilla
