// The stages of the search: games of equal moves first, then what is left by all other keys.
// For archive/duplicates/twin_finder.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "archive/duplicates/candidate_groups.h"
#include "archive/duplicates/twin_finder.h"
#include "archive/spill/buckets.h"

namespace planilla {

class TwinSearch {
public:
  TwinSearch(TwinFinder& finder, const TwinProgress& progress);

  // Of those that are left, the other keys are noted for compare_rest().
  void compare_equals();
  void compare_rest();
  // Chains of decisions end at a game that is kept; decisions in order. A game at the end of a
  // chain that is surely another than the one that is kept is no duplicate after all.
  void settle();

private:
  using Decisions = DecisionStore::Dealer;
  using Keys = Buckets<CandidateKey>;
  // A game that is compared.
  struct Loaded {
    Loaded(std::string_view record, std::uint32_t at) : game(record), place(at) {}
    StoredGame game;
    std::uint32_t place = 0;
    bool dropped = false;
  };
  class EqualMoves;

  bool stopped() const { return finder_.options_.stop && finder_.options_.stop(); }
  // That much of the whole search is done.
  void tell(double share);
  // For the progress: one game of a pair that is accepted will be dropped when all are known.
  void note_likely(std::uint32_t index);
  // As many threads as there is memory for such pieces.
  unsigned jobs_for(std::size_t bytes) const;
  // Decides among games of which any two may be one; how many are dropped.
  std::size_t decide(std::vector<Loaded*>& games, Decisions& out);
  static void put_alike_together(std::vector<Loaded*>& games);
  // The same for games of equal moves, however many they are.
  void decide_group(std::vector<Loaded>& games, Decisions& out);
  void decide_component(const std::vector<std::uint32_t>& places, Decisions& out);
  // `share`: of the whole search.
  void verify(std::vector<CandidatePair>& pairs, std::vector<CandidatePair>& accepted,
              double share);
  TwinDecision judge(const StoredGame& kept, const StoredGame& dropped) const;
  // The game that is kept for this one in the end.
  TwinDecision end_of_chain(const TwinDecision& first, const DecisionFile& all) const;

  TwinFinder& finder_;
  const TwinProgress& progress_;
  Keys keys_;
  std::vector<std::atomic<std::uint64_t>> likely_bits_;  // a bit a game
  std::atomic<std::uint64_t> likely_ = 0;
  DecisionStore decisions_;
  std::mutex telling_;
  double done_ = 0;  // guarded by telling_
  std::atomic<std::uint64_t> dropped_ = 0;
};

}  // namespace planilla
