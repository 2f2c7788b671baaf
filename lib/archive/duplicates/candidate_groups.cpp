// Large groups are split by the players.
#include "archive/duplicates/candidate_groups.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace planilla {

namespace {

constexpr std::size_t most_together = 512;  // entries of which all pairs are looked at

using Named = std::pair<std::uint32_t, std::size_t>;  // by what it is found, the game

// Runs of the same name, cut into pieces that overlap by half where they are long.
void split_named(std::vector<Named>& named, std::vector<std::vector<std::size_t>>& out) {
  // Two words of a name may have one key: a game is no twin of itself.
  std::sort(named.begin(), named.end());
  named.erase(std::unique(named.begin(), named.end()), named.end());
  for (std::size_t begin = 0; begin < named.size();) {
    std::size_t end = begin + 1;
    while (end < named.size() && named[end].first == named[begin].first) ++end;
    for (std::size_t at = begin; end - begin > 1; at += all_compared / 2) {
      std::vector<std::size_t>& set = out.emplace_back();
      for (std::size_t i = at; i < std::min(end, at + all_compared); ++i)
        set.push_back(named[i].second);
      if (at + all_compared >= end) break;
    }
    begin = end;
  }
}

// Nobody is known to have played these: they may be anybody's. Among themselves, and where they are
// few with all others.
void add_nobody(const std::vector<std::size_t>& nobody, const std::vector<std::size_t>& others,
                std::vector<std::vector<std::size_t>>& out) {
  std::vector<Named> named;
  for (const std::size_t i : nobody) named.emplace_back(0, i);
  split_named(named, out);
  constexpr std::size_t half = all_compared / 2;
  if (nobody.empty() || nobody.size() > half) return;
  for (std::size_t at = 0; at < others.size(); at += half) {
    std::vector<std::size_t>& set = out.emplace_back(nobody);
    for (std::size_t i = at; i < std::min(others.size(), at + half); ++i) set.push_back(others[i]);
  }
}

// Those of one name, and where they are many still, those close to each other in time.
template <typename NameOf>
void pair_named(std::vector<CandidateKey>& keys, const NameOf& name_of,
                std::vector<CandidatePair>& out) {
  std::sort(keys.begin(), keys.end(), [&](const CandidateKey& a, const CandidateKey& b) {
    if (name_of(a) != name_of(b)) return name_of(a) < name_of(b);
    return a.date != b.date ? a.date < b.date : a.place < b.place;
  });
  const CandidateKey* const past = keys.data() + keys.size();
  for (const CandidateKey* begin = keys.data(); begin != past;) {
    const CandidateKey* end = begin + 1;
    while (end != past && name_of(*end) == name_of(*begin)) ++end;
    for (const CandidateKey* at = begin;; at += most_together / 2) {
      const auto left = static_cast<std::size_t>(end - at);
      append_twins(at, at + std::min(left, most_together), out);
      if (left <= most_together) break;
    }
    begin = end;
  }
}

}  // namespace

void sort_shared(std::vector<CandidateKey>& keys) {
  // Dealt by a part of the key: those that lie alone in their bin are gone without sorting.
  unsigned bits = 6;
  while (bits < 20 && (std::size_t{1} << bits) < 2 * keys.size()) ++bits;
  const auto bin_of = [&](const CandidateKey& key) { return key.key << 8 >> (64 - bits); };
  std::vector<std::uint32_t> ends((std::size_t{1} << bits) + 1);
  for (const CandidateKey& key : keys) ++ends[bin_of(key) + 1];
  std::uint32_t left = 0;
  for (std::uint32_t& end : ends) left = end = left + (end > 1 ? end : 0);
  std::vector<CandidateKey> dealt(left);
  std::vector<std::uint32_t> next = ends;
  for (const CandidateKey& key : keys) {
    const std::size_t bin = bin_of(key);
    if (ends[bin] != ends[bin + 1]) dealt[next[bin]++] = key;
  }
  const auto before = [](const CandidateKey& a, const CandidateKey& b) {
    return a.key != b.key ? a.key < b.key : a.place < b.place;
  };
  for (std::size_t bin = 0; bin + 1 < ends.size(); ++bin)
    if (ends[bin] != ends[bin + 1])
      std::sort(dealt.begin() + ends[bin], dealt.begin() + ends[bin + 1], before);
  keys.swap(dealt);
}

void append_pairs(const CandidateKey* begin, const CandidateKey* end,
                  std::vector<CandidatePair>& out) {
  if (static_cast<std::size_t>(end - begin) <= most_together) return append_twins(begin, end, out);
  std::vector<CandidateKey> keys(begin, end);
  pair_named(
      keys, [](const CandidateKey& key) { return key.white.first; }, out);
  pair_named(
      keys, [](const CandidateKey& key) { return key.black.first; }, out);
}

void sort_pairs(std::vector<CandidatePair>& pairs) {
  std::sort(pairs.begin(), pairs.end());
  pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
}

std::vector<std::vector<std::size_t>> comparable(const std::vector<PlayerKeys>& games) {
  std::vector<std::vector<std::size_t>> out;
  if (games.size() <= all_compared) {
    out.emplace_back(games.size());
    std::iota(out.back().begin(), out.back().end(), std::size_t{0});
    return out;
  }
  std::vector<Named> by_both, by_white, by_black;
  std::vector<std::size_t> nobody, others;
  for (std::size_t i = 0; i < games.size(); ++i) {
    const PersonKeys &w = games[i].white, &b = games[i].black;
    (w.first == 0 && b.first == 0 ? nobody : others).push_back(i);
    for (const std::uint16_t white : {w.first, w.second}) {
      if (white != 0) by_white.emplace_back(white, i);
      for (const std::uint16_t black : {b.first, b.second})
        if (white != 0 && black != 0) by_both.emplace_back(std::uint32_t{white} << 16 | black, i);
    }
    for (const std::uint16_t black : {b.first, b.second})
      if (black != 0) by_black.emplace_back(black, i);
  }
  split_named(by_both, out);
  split_named(by_white, out);
  split_named(by_black, out);
  add_nobody(nobody, others, out);
  return out;
}

}  // namespace planilla
