// Entries of one size dealt into buckets by their keys, by several threads: equal keys land in one
// bucket, and one bucket at a time fits into memory.
//
//   Buckets<CandidateKey> buckets(32 << 20);              // bytes of memory; then disk is used
//   Buckets<CandidateKey>::Dealer dealer(buckets);        // one per thread
//   dealer.add(entry);                                    // entry.key decides
//   dealer.finish();                                      // after the last
//   for (std::size_t i = 0; i < buckets.count; ++i) use(buckets.load(i));    // any thread
//
// Keys are hashes: their upper bits are even. In what order a bucket holds its entries depends on
// the threads.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <mutex>
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

  explicit Buckets(std::size_t memory) : memory_(memory), buckets_(count) {}

  class Dealer {
  public:
    explicit Dealer(Buckets& buckets) : buckets_(buckets), waiting_(count) {}
    void add(const Entry& entry) {
      const std::size_t which = entry.key >> 56;
      Waiting& waiting = waiting_[which];
      waiting.entries[waiting.size] = entry;
      if (++waiting.size == waiting.entries.size()) pass_on(which);
    }
    void finish() {
      for (std::size_t i = 0; i < count; ++i) pass_on(i);
    }

  private:
    struct Waiting {
      std::size_t size = 0;
      std::array<Entry, 32> entries;
    };
    void pass_on(std::size_t which) {
      Waiting& waiting = waiting_[which];
      buckets_.append(which, waiting.entries.data(), waiting.size);
      waiting.size = 0;
    }

    Buckets& buckets_;
    std::vector<Waiting> waiting_;
  };

  // All entries of a bucket, once: it is empty then.
  std::vector<Entry> load(std::size_t which) {
    Bucket& bucket = buckets_[which];
    std::vector<Entry> out;
    out.resize((bucket.held.size() + bucket.spilled.size()) * room + bucket.open.size());
    Entry* at = out.data();
    for (const std::uint64_t place : bucket.spilled) {
      file_.read(place, reinterpret_cast<char*>(at), room * sizeof(Entry));
      at += room;
    }
    for (const std::vector<Entry>& held : bucket.held) at = std::copy(held.begin(), held.end(), at);
    std::copy(bucket.open.begin(), bucket.open.end(), at);
    used_ -= bucket.held.size() * room * sizeof(Entry);
    bucket.held = {};
    bucket.open = {};
    bucket.spilled = {};
    return out;
  }

  // Bytes of the largest bucket.
  std::size_t largest() const {
    std::size_t most = 0;
    for (const Bucket& bucket : buckets_)
      most = std::max(most, (bucket.held.size() + bucket.spilled.size() + 1) * room);
    return most * sizeof(Entry);
  }

private:
  static constexpr std::size_t room = 16384 / sizeof(Entry);  // of a piece
  struct Bucket {
    std::mutex mutex;
    std::vector<Entry> open;               // the piece that is being filled
    std::vector<std::vector<Entry>> held;  // full pieces in memory
    std::vector<std::uint64_t> spilled;    // where full pieces lie on disk
  };

  void append(std::size_t which, const Entry* entries, std::size_t size) {
    Bucket& bucket = buckets_[which];
    const std::lock_guard lock(bucket.mutex);
    for (; size != 0; --size) {
      if (bucket.open.capacity() == 0) bucket.open.reserve(room);
      bucket.open.push_back(*entries++);
      if (bucket.open.size() == room) put_away(bucket);
    }
  }

  void put_away(Bucket& bucket) {
    constexpr std::size_t bytes = room * sizeof(Entry);
    if (used_ + bytes <= memory_) {
      used_ += bytes;
      bucket.held.push_back(std::move(bucket.open));
      bucket.open = {};
      return;
    }
    std::uint64_t place = 0;
    {
      const std::lock_guard lock(file_mutex_);
      place = file_.reserve(bytes);
    }
    file_.write_at(place, {reinterpret_cast<const char*>(bucket.open.data()), bytes});
    bucket.spilled.push_back(place);
    bucket.open.clear();
  }

  const std::size_t memory_;
  std::atomic<std::size_t> used_ = 0;
  std::vector<Bucket> buckets_;
  std::mutex file_mutex_;
  ScratchFile file_;
};

}  // namespace planilla
