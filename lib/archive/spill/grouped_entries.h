// Entries of one size in groups of equal keys, however many: sorted in memory while they fit there,
// else dealt into buckets (archive/spill/buckets.h), of which one at a time is sorted.
//
//   GroupedEntries<Use> uses(4 << 20);                        // bytes of memory
//   uses.add({.key = hash, .number = 7});
//   uses.for_each_group([](std::span<const Use> group) { ... });      // once, after the last add
//
// Keys are hashes: their upper bits are even. Groups come by their keys, the entries of a group in
// the order of `<`, which begins with the key. One thread at a time.
#pragma once

#include <algorithm>
#include <memory>
#include <span>
#include <vector>

#include "archive/spill/buckets.h"

namespace planilla {

template <typename Entry>
class GroupedEntries {
public:
  explicit GroupedEntries(std::size_t memory) : memory_(memory) {}

  void add(const Entry& entry) {
    if (spilled_) return spilled_->dealer.add(entry);
    entries_.push_back(entry);
    // A vector that grows takes twice its size and half again.
    if (entries_.size() * sizeof(Entry) * 2 > memory_) spill();
  }
  bool empty() const { return entries_.empty() && !spilled_; }

  template <typename Use>
  void for_each_group(const Use& use) {
    if (!spilled_) return take(std::move(entries_), use);
    spilled_->dealer.finish();
    for (std::size_t i = 0; i < Buckets<Entry>::count; ++i) take(spilled_->buckets.load(i), use);
    spilled_.reset();
  }

private:
  struct Spilled {
    explicit Spilled(std::size_t memory) : buckets(memory), dealer(buckets) {}
    Buckets<Entry> buckets;
    typename Buckets<Entry>::Dealer dealer;
  };

  void spill() {
    spilled_ = std::make_unique<Spilled>(memory_ / 2);
    for (const Entry& entry : entries_) spilled_->dealer.add(entry);
    entries_ = {};
  }

  template <typename Use>
  static void take(std::vector<Entry> entries, const Use& use) {
    std::sort(entries.begin(), entries.end());
    for (auto begin = entries.begin(); begin != entries.end();) {
      const auto end = std::find_if(begin, entries.end(),
                                    [&](const Entry& entry) { return entry.key != begin->key; });
      use(std::span<const Entry>(&*begin, static_cast<std::size_t>(end - begin)));
      begin = end;
    }
  }

  std::size_t memory_;
  std::vector<Entry> entries_;
  std::unique_ptr<Spilled> spilled_;
};

}  // namespace planilla
