// Which versions are of one game: equal ones first, then by their moves, then by their tags.
#include <xxhash.h>

#include <algorithm>
#include <map>

#include "archive/comparison/comparison.h"
#include "archive/comparison/tag_meaning.h"
#include "archive/duplicates/candidate_groups.h"
#include "archive/duplicates/evidence.h"
#include "checks/facts/names.h"

namespace planilla {

namespace {

// The roster of a game whose players are known; 0: they are not. Two versions of it may end
// otherwise, so the result is no part of it.
std::uint64_t roster_of(const ComparedGame& game) {
  if (tag_meaning(game.tag("White")).empty() || tag_meaning(game.tag("Black")).empty()) return 0;
  std::string all;
  for (const char* name : {"White", "Black", "Event", "Site", "Date", "Round", "FEN"})
    all.append(fold_name(tag_meaning(game.tag(name)))).append(1, '\n');
  return XXH3_64bits(all.data(), all.size());
}

// Of one roster: a round or a day that says which game it is, or moves that begin alike.
bool is_one_game(const ComparedGame& a, const ComparedGame& b) {
  if (!tag_meaning(a.tag("Round")).empty()) return true;
  const std::string_view date = tag_meaning(a.tag("Date"));
  if (!date.empty() && date.find('?') == std::string_view::npos) return true;
  constexpr std::ptrdiff_t alike = 10;  // half-moves
  const auto parted = std::mismatch(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end());
  return parted.first - a.moves.begin() >= alike ||
         (parted.first == a.moves.end() && parted.second == b.moves.end());
}

}  // namespace

// What is the same, the first with the first: a game that goes on farther may look more alike than
// its equal.
void Comparison::pair_equals(std::uint64_t VersionHashes::*which) {
  using Version = std::pair<std::uint64_t, std::uint32_t>;  // its hash; the entry
  std::vector<Version> a, b;
  for (std::uint32_t i = 0; i < entries_.size(); ++i)
    if (is_alone(i) && entries_[i].hashes.*which != 0)
      (i < first_b_ ? a : b).emplace_back(entries_[i].hashes.*which, i);
  std::sort(a.begin(), a.end());
  std::sort(b.begin(), b.end());
  for (auto one = a.begin(), other = b.begin(); one != a.end() && other != b.end();) {
    if (one->first != other->first) {
      ++(one->first < other->first ? one : other);
      continue;
    }
    entries_[one->second].partner = other->second;
    entries_[other->second].partner = one->second;
    ++one, ++other;
  }
}

std::uint32_t Comparison::entry_at(std::uint32_t place) const {
  return std::lower_bound(places_.begin(), places_.end(), std::pair(place, std::uint32_t{0}))
      ->second;
}

void Comparison::find_candidates() {
  for (std::uint32_t i = 0; i < entries_.size(); ++i) places_.emplace_back(entries_[i].place, i);
  std::sort(places_.begin(), places_.end());
  sort_shared(keys_);
  for_each_group(keys_, [&](const CandidateKey* begin, const CandidateKey* end) {
    append_pairs(begin, end, candidates_);
  });
  keys_ = {};
  for (CandidatePair& pair : candidates_) {
    pair = {entry_at(pair.a), entry_at(pair.b)};
    if (pair.b < pair.a) std::swap(pair.a, pair.b);
  }
  sort_pairs(candidates_);
  std::erase_if(candidates_, [&](CandidatePair pair) {
    const bool two_sides = pair.a < first_b_ && pair.b >= first_b_;
    return !two_sides || (!is_alone(pair.a) && !is_alone(pair.b));
  });
}

void Comparison::pair_by_moves() {
  std::vector<Likely> likely;
  std::string bytes[2];
  for (const CandidatePair& pair : candidates_) {
    if (!is_alone(pair.a) || !is_alone(pair.b)) continue;
    const StoredGame a = records_.read(entries_[pair.a].place, bytes[0]),
                     b = records_.read(entries_[pair.b].place, bytes[1]);
    const double odds = odds_of(facts_of(a, b));
    if (odds >= odds_needed) likely.push_back({odds, pair.a, pair.b});
  }
  std::sort(likely.begin(), likely.end(), [](const Likely& x, const Likely& y) {
    if (x.odds != y.odds) return x.odds > y.odds;
    return x.a != y.a ? x.a < y.a : x.b < y.b;
  });
  for (const Likely& one : likely) {
    if (!is_alone(one.a) || !is_alone(one.b)) continue;
    entries_[one.a].partner = one.b;
    entries_[one.b].partner = one.a;
  }
}

void Comparison::pair_by_roster() {
  std::multimap<std::uint64_t, std::uint32_t> of_a;
  for (std::uint32_t i = 0; i < std::min<std::size_t>(first_b_, entries_.size()); ++i) {
    if (!is_alone(i)) continue;
    if (const std::uint64_t roster = roster_of(version(entries_[i]))) of_a.emplace(roster, i);
  }
  if (of_a.empty()) return;
  for (std::uint32_t i = first_b_; i < entries_.size(); ++i) {
    if (!is_alone(i)) continue;
    const ComparedGame b = version(entries_[i]);
    const auto [begin, end] = of_a.equal_range(roster_of(b));
    for (auto found = begin; found != end; ++found) {
      if (!is_one_game(version(entries_[found->second]), b)) continue;
      entries_[i].partner = found->second;
      entries_[found->second].partner = i;
      of_a.erase(found);
      break;
    }
  }
}

// Of each that is left over the likeliest of the other side, if it surely is that game.
void Comparison::find_copies() {
  std::vector<double> best(entries_.size(), odds_needed);
  std::string bytes[2];
  for (const CandidatePair& pair : candidates_) {
    if (is_alone(pair.a) == is_alone(pair.b)) continue;
    const StoredGame a = records_.read(entries_[pair.a].place, bytes[0]),
                     b = records_.read(entries_[pair.b].place, bytes[1]);
    const PairFacts facts = facts_of(a, b);
    const double odds = odds_of(facts);
    const std::uint32_t left = is_alone(pair.a) ? pair.a : pair.b;
    if (odds < best[left] || twin_kind(facts, odds) == TwinKind::none) continue;
    const bool first = entries_[left].copied == UINT32_MAX;
    if (!first && odds == best[left]) continue;
    best[left] = odds;
    entries_[left].copied = is_alone(pair.a) ? pair.b : pair.a;
  }
  candidates_ = {};
}

void Comparison::match() {
  versions_.flush();
  records_.finish();
  pair_equals(&VersionHashes::written);
  pair_equals(&VersionHashes::meant);
  find_candidates();
  pair_by_moves();
  pair_by_roster();
  pair_equals(&VersionHashes::played_by_nobody);
  find_copies();
}

}  // namespace planilla
