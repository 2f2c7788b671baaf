// Finds the games of an archive that are copies of others, and decides which copy is kept.
//
//   TwinFinder finder({.depth = DedupeDepth::near, .jobs = 4});
//   finder.add(record, number);                // of a RecordSource, in order: index 0, 1 ...
//   finder.find();
//   if (finder.is_dropped(index)) ...
//   finder.decisions().for_each([&](const TwinDecision& decision) { ... });  // by the game dropped
//
// Games that share a candidate key are compared (candidate_keys.h, evidence.h). Of games that are
// one, the one with more half-moves is kept; then one that was read whole; then the one with more
// comments and clocks; then one that says how it ended; then with more tags that say something;
// then the first. Every game that is dropped was compared with one that is kept, or is an equal of
// one that was.
//
// Memory: a byte a game, 17 MB, and about `memory` for what is compared at a time; the rest lies on
// disk. The answer is the same for any number of jobs.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "archive/duplicates/decision_store.h"
#include "archive/duplicates/evidence.h"
#include "archive/duplicates/record_store.h"
#include "archive/duplicates/short_games.h"

namespace planilla {

enum class DedupeDepth : std::uint8_t { off, exact, prefix, near };

// How far the search is (0 to 1), and how many games are dropped so far or, as it seems, will be.
// Called by any of its threads, one at a time.
using TwinProgress = std::function<void(double part, std::uint64_t dropped)>;

struct TwinOptions {
  DedupeDepth depth = DedupeDepth::near;
  unsigned jobs = 1;
  std::size_t memory = 256 << 20;  // bytes
  std::function<bool()> stop;      // asked now and then; true ends find() early; empty: never
};

class TwinFinder {
public:
  explicit TwinFinder(TwinOptions options)
      : options_(std::move(options)), records_(options_.memory / 4) {}

  // One record, as RecordSource made it.
  void add(std::string_view record, std::uint64_t number) {
    if (options_.depth > DedupeDepth::exact) short_games_.note(record);
    records_.add(record, games_++, number);
  }
  void find(const TwinProgress& progress = {});

  bool is_dropped(std::uint32_t index) const { return dropped_[index] != 0; }
  const DecisionFile& decisions() const { return decisions_; }
  const RecordStore& records() const { return records_; }

private:
  friend class TwinSearch;
  TwinOptions options_;
  RecordStore records_;
  ShortGames short_games_;
  std::uint32_t games_ = 0;
  std::vector<std::uint8_t> dropped_;
  DecisionFile decisions_;
};

// Why the kept one is the better copy: "has 12 more half-moves".
std::string kept_because(const RecordHead& kept, const RecordHead& dropped);
// The order in which copies are kept.
bool is_better(const RecordHead& a, const RecordHead& b);

}  // namespace planilla
