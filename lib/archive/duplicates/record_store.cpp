// Records begin at multiples of record_unit, so that four bytes name a place in 64 GB.
#include "archive/duplicates/record_store.h"

#include <stdexcept>

namespace planilla {

namespace {

constexpr std::size_t usual_record = 512;  // one read is enough for nearly all

}  // namespace

std::uint32_t RecordStore::add(std::string_view record, std::uint32_t index, std::uint64_t number) {
  padded_ = record;
  RecordHead head;
  std::memcpy(&head, padded_.data(), sizeof head);
  head.index = index;
  head.number = number;
  std::memcpy(padded_.data(), &head, sizeof head);
  padded_.resize((padded_.size() + record_unit - 1) / record_unit * record_unit);
  const std::uint64_t at = file_.append(padded_) / record_unit;
  if (at > UINT32_MAX) throw std::runtime_error("more games than can be compared (64 GB of them)");
  return static_cast<std::uint32_t>(at);
}

StoredGame RecordStore::read(std::uint32_t place, std::string& buffer) const {
  const std::uint64_t at = std::uint64_t{place} * record_unit;
  buffer.resize(usual_record);
  buffer.resize(file_.read_some(at, buffer.data(), buffer.size()));
  RecordHead head;
  std::memcpy(&head, buffer.data(), sizeof head);
  if (head.size > buffer.size()) {
    buffer.resize(head.size);
    file_.read(at, buffer.data(), buffer.size());
  }
  return StoredGame(buffer);
}

}  // namespace planilla
