// The stages of the search: games of equal moves first, then what is left by all other keys.
// For archive/duplicates/twin_finder.cpp.
#pragma once

#include <algorithm>
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
  struct Entry {
    std::string_view record;  // empty: it is read when it is compared
    std::uint32_t place = 0;
    bool dropped = false;
  };
  // Games that are compared now, for which room is kept.
  struct Opened {
    struct Game {
      StoredGame game;
      Entry* entry = nullptr;
      std::string bytes;
    };
    std::vector<Game> games;
    std::vector<Game*> best_first;
  };
  class EqualMoves;

  bool stopped() const { return finder_.options_.stop && finder_.options_.stop(); }
  // That much of the whole search is done.
  void tell(double share);
  // For the progress: one game of a pair that is accepted will be dropped when all are known.
  void note_likely(std::uint32_t index);
  // As many threads as there is memory for such pieces.
  unsigned jobs_for(std::size_t bytes) const;
  StoredGame open(const Entry& entry, std::string& bytes) const;
  void open_all(const std::vector<Entry*>& entries, Opened& out) const;
  // Bytes of a bucket of records that are held at once.
  std::size_t room_of_bucket() const {
    return std::max<std::size_t>(finder_.options_.memory / 8, 1 << 16);
  }
  // Decides among games of which any two may be one; how many are dropped.
  std::size_t decide(const std::vector<Entry*>& entries, Opened& opened, Decisions& out);
  void put_alike_together(std::vector<Entry*>& entries) const;
  std::vector<PlayerKeys> players_of(const std::vector<Entry*>& entries) const;
  // The same for games of equal moves, however many they are.
  void decide_group(std::vector<Entry>& games, Opened& opened, Decisions& out);
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
