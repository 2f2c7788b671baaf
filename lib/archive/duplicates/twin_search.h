// The stages of the search: games of equal moves first, then what is left by all other keys.
// For archive/duplicates/twin_finder.cpp.
#pragma once

#include <atomic>
#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "archive/duplicates/twin_finder.h"

namespace planilla {

// A game that is compared: where its record lies, and by which names it is found.
struct Candidate {
  std::uint32_t index = 0, place = 0;
  PersonKeys white, black;
};

struct CandidatePair {
  std::uint32_t a = 0, b = 0;  // indices, a < b
  std::uint32_t a_place = 0, b_place = 0;
  friend bool operator==(const CandidatePair& x, const CandidatePair& y) {
    return x.a == y.a && x.b == y.b;
  }
  friend bool operator<(const CandidatePair& x, const CandidatePair& y) {
    return x.a != y.a ? x.a < y.a : x.b < y.b;
  }
};

class TwinSearch {
public:
  TwinSearch(TwinFinder& finder, const TwinProgress& progress)
      : finder_(finder), progress_(progress) {}

  void compare_equals();
  void compare_rest();
  // Chains of decisions end at a game that is kept; decisions in order. A game at the end of a
  // chain that is surely another than the one that is kept is no duplicate after all.
  void settle();

private:
  using Decisions = std::vector<TwinDecision>;

  bool stopped() const { return finder_.options_.stop && finder_.options_.stop(); }
  // That much of the whole search is done.
  void tell(double share);
  // Decides among games of which any two may be one.
  void decide(const std::vector<Candidate>& games, People& people, Decisions& out);
  // The same for games that share a key, however many they are.
  void decide_group(std::vector<CandidateKey> keys, People& people, Decisions& out);
  // `share`: of the whole search.
  void verify(std::vector<CandidatePair>& pairs, std::vector<CandidatePair>& accepted,
              double share);
  TwinDecision judge(const StoredGame& kept, const StoredGame& dropped, People& people) const;
  void restore(const std::vector<std::uint32_t>& dropped);

  TwinFinder& finder_;
  const TwinProgress& progress_;
  std::mutex telling_;
  double done_ = 0;  // guarded by it
  std::atomic<std::uint64_t> dropped_ = 0;
};

}  // namespace planilla
