// Records begin at multiples of record_unit, so that four bytes name a place in 64 GB. The room of
// a piece is taken when its first record comes, so that places are known before it is written.
#include "archive/duplicates/record_store.h"

#include <algorithm>
#include <stdexcept>

namespace planilla {

namespace {

constexpr std::size_t usual_record = 512;  // one read is enough for nearly all
constexpr std::size_t piece_size = 16384;  // more than any record

}  // namespace

RecordStore::RecordStore(std::size_t memory) : buckets_(buckets), room_(memory / piece_size) {}

std::uint32_t RecordStore::add(std::string_view record, std::uint32_t index, std::uint64_t number) {
  RecordHead head;
  std::memcpy(&head, record.data(), sizeof head);
  head.index = index;
  head.number = number;
  const std::uint64_t hash = head.moves != 0 ? head.moves : head.text;
  Bucket& bucket = buckets_[hash % buckets];
  const std::uint32_t size = padded(head.size);
  if (bucket.open.size() + size > piece_size) write(bucket);
  if (bucket.open.empty()) {
    bucket.open.reserve(piece_size);
    const std::uint64_t at = file_.reserve(piece_size) / record_unit;
    if (at > UINT32_MAX)
      throw std::runtime_error("more games than can be compared (64 GB of them)");
    bucket.pieces.push_back({static_cast<std::uint32_t>(at), 0});
  }
  const std::size_t begin = bucket.open.size();
  bucket.open.append(record);
  std::memcpy(bucket.open.data() + begin, &head, sizeof head);
  bucket.open.resize(begin + size);
  bucket.pieces.back().used = static_cast<std::uint32_t>(bucket.open.size());
  return bucket.pieces.back().place + static_cast<std::uint32_t>(begin / record_unit);
}

void RecordStore::write(Bucket& bucket) {
  if (bucket.open.empty()) return;
  const std::uint64_t at = std::uint64_t{bucket.pieces.back().place} * record_unit;
  if (room_ == 0) {
    file_.write_at(at, bucket.open);
    bucket.open.clear();
    return;
  }
  --room_;
  const std::size_t piece = at / piece_size;
  if (piece >= kept_.size()) kept_.resize(piece + 1);
  kept_[piece].swap(bucket.open);
}

void RecordStore::finish() {
  for (Bucket& bucket : buckets_) {
    write(bucket);
    bucket.open = {};
  }
}

void RecordStore::load(std::size_t bucket, std::string& buffer) const {
  std::size_t size = 0;
  for (const Piece& piece : buckets_[bucket].pieces) size += piece.used;
  buffer.resize(size);
  char* at = buffer.data();
  for (const Piece& piece : buckets_[bucket].pieces) {
    load(piece, at);
    at += piece.used;
  }
}

void RecordStore::load(const Piece& piece, char* to) const {
  const std::uint64_t begin = std::uint64_t{piece.place} * record_unit;
  const std::size_t index = begin / piece_size;
  if (index < kept_.size() && !kept_[index].empty())
    std::memcpy(to, kept_[index].data(), piece.used);
  else
    file_.read(begin, to, piece.used);
}

std::size_t RecordStore::bytes_of(std::size_t bucket) const {
  return buckets_[bucket].pieces.size() * piece_size;
}

std::size_t RecordStore::largest() const {
  std::size_t most = 0;
  for (std::size_t i = 0; i < buckets; ++i) most = std::max(most, bytes_of(i));
  return most;
}

std::string_view RecordStore::bytes_at(std::uint32_t place, std::string& buffer) const {
  const std::uint64_t at = std::uint64_t{place} * record_unit;
  RecordHead head;
  const std::size_t piece = at / piece_size;
  if (piece < kept_.size() && !kept_[piece].empty()) {
    const std::string_view record = std::string_view(kept_[piece]).substr(at % piece_size);
    std::memcpy(&head, record.data(), sizeof head);
    return record.substr(0, head.size);
  }
  buffer.resize(usual_record);
  buffer.resize(file_.read_some(at, buffer.data(), buffer.size()));
  std::memcpy(&head, buffer.data(), sizeof head);
  if (head.size > buffer.size()) {
    buffer.resize(head.size);
    file_.read(at, buffer.data(), buffer.size());
  }
  return std::string_view(buffer).substr(0, head.size);
}

}  // namespace planilla
