// The decisions of a search, on disk where they are many, by the game that is dropped.
//
//   DecisionStore store(games, 8 << 20);               // bytes of memory
//   DecisionStore::Dealer dealer(store);               // one per thread
//   dealer.add(decision);
//   dealer.finish();
//   DecisionFile sorted;
//   store.sort_into(sorted);                           // once, after the last
//   sorted.for_each([&](const TwinDecision& decision) { ... });
//   TwinDecision why = sorted.of(index);               // of a game that is dropped
//
// A game is dropped once.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "archive/duplicates/evidence.h"
#include "archive/spill/buckets.h"

namespace planilla {

struct TwinDecision {
  std::uint32_t dropped = 0, kept = 0;              // indices
  std::uint32_t dropped_place = 0, kept_place = 0;  // of their records
  float odds = 0;
  TwinKind kind = TwinKind::none;
  bool results_differ = false;  // both known
};

// Decisions in order, on disk.
class DecisionFile {
public:
  void add(const TwinDecision& decision);
  void finish() { file_.flush(); }
  std::uint64_t size() const { return size_; }

  // At most that many from `first` on.
  std::vector<TwinDecision> read(std::uint64_t first, std::uint64_t count) const;
  template <typename Use>
  void for_each(const Use& use) const {
    constexpr std::uint64_t at_once = 2048;
    for (std::uint64_t first = 0; first < size_; first += at_once)
      for (const TwinDecision& decision : read(first, at_once)) use(decision);
  }
  // That of a game that is dropped.
  TwinDecision of(std::uint32_t dropped) const;

private:
  static constexpr std::uint64_t step = 128;  // decisions, of which the first is known in memory
  ScratchFile file_{1 << 16};
  std::uint64_t size_ = 0;
  std::vector<std::uint32_t> firsts_;  // the game of every step-th decision
};

class DecisionStore {
  struct Entry {
    std::uint64_t key = 0;
    TwinDecision decision;
  };

public:
  DecisionStore(std::uint32_t games, std::size_t memory)
      : spread_(UINT64_MAX / std::max<std::uint32_t>(games, 1)), unsorted_(memory) {}

  class Dealer {
  public:
    explicit Dealer(DecisionStore& store) : spread_(store.spread_), dealer_(store.unsorted_) {}
    void add(const TwinDecision& decision) { dealer_.add({decision.dropped * spread_, decision}); }
    void finish() { dealer_.finish(); }

  private:
    const std::uint64_t spread_;
    Buckets<Entry>::Dealer dealer_;
  };

  // All that were dealt, in order; they are gone then.
  void sort_into(DecisionFile& out);

private:
  const std::uint64_t spread_;  // of an index to a key: buckets are ranges of indices
  Buckets<Entry> unsorted_;
};

}  // namespace planilla
