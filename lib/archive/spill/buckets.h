// Entries of one size dealt into buckets by their keys, on disk: equal keys land in one bucket, and
// one bucket at a time fits into memory.
//
//   Buckets<CandidateKey> buckets;
//   buckets.add(entry);                                   // entry.key decides
//   for (std::size_t i = 0; i < buckets.count; ++i) use(buckets.load(i));    // any thread
//
// Keys are hashes: their upper bits are even.
#pragma once

#include <cstdint>
#include <string_view>
#include <type_traits>
#include <vector>

#include "archive/spill/scratch_file.h"

namespace planilla {

template <typename Entry>
class Buckets {
  static_assert(std::is_trivially_copyable_v<Entry>);

public:
  static constexpr std::size_t count = 256;

  Buckets() : buckets_(count) {}

  void add(const Entry& entry) {
    Bucket& bucket = buckets_[entry.key >> 56];
    if (bucket.waiting.capacity() == 0) bucket.waiting.reserve(room);
    bucket.waiting.push_back(entry);
    if (bucket.waiting.size() == room) spill(bucket);
  }

  // All entries of a bucket, in the order they were added.
  std::vector<Entry> load(std::size_t which) const {
    const Bucket& bucket = buckets_[which];
    std::vector<Entry> out(bucket.spilled.size() * room);
    Entry* at = out.data();
    for (const std::uint64_t place : bucket.spilled) {
      file_.read(place, reinterpret_cast<char*>(at), room * sizeof(Entry));
      at += room;
    }
    out.insert(out.end(), bucket.waiting.begin(), bucket.waiting.end());
    return out;
  }

  // Before the first load.
  void finish() { file_.flush(); }

private:
  static constexpr std::size_t room = 8192 / sizeof(Entry);
  struct Bucket {
    std::vector<Entry> waiting;
    std::vector<std::uint64_t> spilled;  // where `room` entries each lie
  };

  void spill(Bucket& bucket) {
    bucket.spilled.push_back(
        file_.append({reinterpret_cast<const char*>(bucket.waiting.data()), room * sizeof(Entry)}));
    bucket.waiting.clear();
  }

  std::vector<Bucket> buckets_;
  ScratchFile file_;
};

}  // namespace planilla
