// Groups of games that share a key, and the comparisons in them.
#include "archive/duplicates/twin_search.h"

#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>

#include "archive/duplicates/candidate_groups.h"
#include "archive/duplicates/union_find.h"

namespace planilla {

namespace {

// Work of index 0 to count - 1, on as many threads; what is thrown first is thrown here.
template <typename Work>
void in_parallel(unsigned jobs, std::size_t count, const Work& work) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr error;
  std::atomic<bool> failed{false};
  const auto run = [&] {
    try {
      for (std::size_t i = next++; i < count && !failed; i = next++) work(i);
    } catch (...) {
      if (!failed.exchange(true)) error = std::current_exception();
    }
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < std::min<std::size_t>(jobs, count); ++i) threads.emplace_back(run);
  run();
  for (std::thread& thread : threads) thread.join();
  if (error) std::rethrow_exception(error);
}

bool allowed(TwinKind kind, DedupeDepth depth) {
  return kind != TwinKind::none && static_cast<int>(kind) <= static_cast<int>(depth);
}

struct Loaded {
  Candidate candidate;
  std::string bytes;
  RecordHead head;
  bool dropped = false;
};

// Shares of the search: equal moves, candidates for the rest, and their comparison, which is most.
constexpr double share_of_equals = 0.2, share_of_keys = 0.1;
constexpr double share_of_pairs = 1 - share_of_equals - share_of_keys;

}  // namespace

void TwinSearch::tell(double share) {
  if (!progress_) return;
  const std::lock_guard lock(telling_);
  done_ += share;
  progress_(std::min(done_, 1.0), dropped_);
}

TwinDecision TwinSearch::judge(const StoredGame& kept, const StoredGame& dropped,
                               People& people) const {
  TwinDecision out;
  const PairFacts facts = facts_of(kept, dropped, people);
  const double odds = odds_of(facts);
  out.kind = twin_kind(facts, odds);
  out.odds = static_cast<float>(odds);
  out.kept = kept.head().index;
  out.dropped = dropped.head().index;
  return out;
}

void TwinSearch::decide(const std::vector<Candidate>& games, People& people, Decisions& out) {
  std::vector<Loaded> loaded;
  loaded.reserve(games.size());
  for (const Candidate& game : games) {
    if (finder_.dropped_[game.index]) continue;
    Loaded& one = loaded.emplace_back();
    one.candidate = game;
    one.head = finder_.records_.read(game.place, one.bytes).head();
  }
  std::sort(loaded.begin(), loaded.end(),
            [](const Loaded& a, const Loaded& b) { return is_better(a.head, b.head); });
  for (std::size_t i = 0; i < loaded.size(); ++i) {
    if (loaded[i].dropped) continue;
    const StoredGame kept(loaded[i].bytes);
    for (std::size_t j = i + 1; j < loaded.size(); ++j) {
      if (loaded[j].dropped) continue;
      TwinDecision decision = judge(kept, StoredGame(loaded[j].bytes), people);
      if (!allowed(decision.kind, finder_.options_.depth)) continue;
      loaded[j].dropped = true;
      finder_.dropped_[loaded[j].candidate.index] = 1;
      ++dropped_;
      decision.kept_place = loaded[i].candidate.place;
      decision.dropped_place = loaded[j].candidate.place;
      out.push_back(decision);
    }
  }
}

// A large group is compared in pieces; what is kept of each meets what is kept of the others in the
// next round.
void TwinSearch::decide_group(std::vector<CandidateKey> keys, People& people, Decisions& out) {
  for (;;) {
    const std::size_t before = out.size();
    const std::vector<std::vector<Candidate>> pieces =
        comparable(keys.data(), keys.data() + keys.size());
    for (const std::vector<Candidate>& games : pieces) decide(games, people, out);
    if (pieces.size() < 2 || out.size() == before) return;
    std::erase_if(keys, [&](const CandidateKey& key) { return finder_.dropped_[key.index]; });
  }
}

void TwinSearch::compare_equals() {
  constexpr std::size_t count = Buckets<CandidateKey>::count;
  std::vector<Decisions> found(count);
  in_parallel(finder_.options_.jobs, count, [&](std::size_t bucket) {
    if (stopped()) return;
    People people;
    std::vector<CandidateKey> keys = finder_.by_moves_->load(bucket);
    for_each_group(keys, [&](const CandidateKey* begin, const CandidateKey* end) {
      decide_group({begin, end}, people, found[bucket]);
    });
    tell(share_of_equals / count);
  });
  for (const Decisions& some : found)
    finder_.decisions_.insert(finder_.decisions_.end(), some.begin(), some.end());
}

void TwinSearch::verify(std::vector<CandidatePair>& pairs, std::vector<CandidatePair>& accepted,
                        double share) {
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
  constexpr std::size_t slice = 4096;
  const std::size_t slices = (pairs.size() + slice - 1) / slice;
  std::vector<std::vector<CandidatePair>> found(slices);
  in_parallel(finder_.options_.jobs, slices, [&](std::size_t which) {
    if (stopped()) return;
    People people;
    std::string a_bytes, b_bytes;
    std::uint32_t a_place = UINT32_MAX;
    StoredGame a;
    const std::size_t end = std::min(pairs.size(), (which + 1) * slice);
    for (std::size_t i = which * slice; i < end; ++i) {
      if (pairs[i].a_place != a_place)
        a = finder_.records_.read(a_place = pairs[i].a_place, a_bytes);
      const StoredGame b = finder_.records_.read(pairs[i].b_place, b_bytes);
      if (allowed(judge(a, b, people).kind, finder_.options_.depth))
        found[which].push_back(pairs[i]);
    }
    tell(share / static_cast<double>(slices));
  });
  for (const auto& some : found) accepted.insert(accepted.end(), some.begin(), some.end());
  pairs.clear();
}

void TwinSearch::compare_rest() {
  constexpr std::size_t count = Buckets<CandidateKey>::count;
  const std::size_t most_pairs =
      std::max<std::size_t>(finder_.options_.memory / 2, 1 << 20) / sizeof(CandidatePair);
  std::vector<CandidatePair> pairs, accepted;
  constexpr std::size_t together = 16;  // buckets that are looked at side by side
  std::size_t waiting = 0;              // buckets whose pairs wait
  const auto verify_all = [&] {
    verify(pairs, accepted, share_of_pairs * static_cast<double>(waiting) / count);
    waiting = 0;
  };
  for (std::size_t first = 0; first < count && !stopped(); first += together) {
    std::vector<std::vector<CandidatePair>> found(together);
    in_parallel(finder_.options_.jobs, together, [&](std::size_t i) {
      std::vector<CandidateKey> keys = finder_.by_rest_->load(first + i);
      std::erase_if(keys, [&](const CandidateKey& key) { return finder_.dropped_[key.index]; });
      for_each_group(keys, [&](const CandidateKey* begin, const CandidateKey* end) {
        append_pairs(begin, end, found[i]);
      });
      std::sort(found[i].begin(), found[i].end());
      found[i].erase(std::unique(found[i].begin(), found[i].end()), found[i].end());
      tell(share_of_keys / count);
    });
    waiting += together;
    for (const auto& some : found) pairs.insert(pairs.end(), some.begin(), some.end());
    if (pairs.size() > most_pairs) verify_all();
  }
  verify_all();
  People people;
  for (const std::vector<Candidate>& games : components(accepted))
    decide(games, people, finder_.decisions_);
}

void TwinSearch::settle() {
  Decisions& all = finder_.decisions_;
  std::sort(all.begin(), all.end(),
            [](const TwinDecision& a, const TwinDecision& b) { return a.dropped < b.dropped; });
  const auto of = [&](std::uint32_t index) {
    return std::lower_bound(
        all.begin(), all.end(), index,
        [](const TwinDecision& decision, std::uint32_t at) { return decision.dropped < at; });
  };
  People people;
  std::string kept_bytes, dropped_bytes;
  std::vector<std::uint32_t> others;
  for (TwinDecision& decision : all) {
    if (!finder_.dropped_[decision.kept]) continue;
    TwinDecision last = decision;
    while (finder_.dropped_[last.kept]) {
      const TwinDecision& next = *of(last.kept);
      last.kept = next.kept;
      last.kept_place = next.kept_place;
      last.odds = std::min(last.odds, next.odds);
      last.kind = std::max(last.kind, next.kind);
    }
    const StoredGame kept = finder_.records_.read(last.kept_place, kept_bytes);
    const StoredGame dropped = finder_.records_.read(decision.dropped_place, dropped_bytes);
    const PairFacts facts = facts_of(kept, dropped, people);
    if (are_two_games(facts)) others.push_back(decision.dropped);
    const TwinDecision direct = judge(kept, dropped, people);
    if (direct.kind != TwinKind::none) last.kind = direct.kind, last.odds = direct.odds;
    decision = last;
  }
  restore(others);
}

void TwinSearch::restore(const std::vector<std::uint32_t>& dropped) {
  for (const std::uint32_t index : dropped) finder_.dropped_[index] = 0;
  std::erase_if(finder_.decisions_, [&](const TwinDecision& decision) {
    return finder_.dropped_[decision.dropped] == 0;
  });
}

}  // namespace planilla
