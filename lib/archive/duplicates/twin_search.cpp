// Groups of games that share a key, and the comparisons in them.
#include "archive/duplicates/twin_search.h"

#include <xxhash.h>

#include <algorithm>

#include "archive/duplicates/union_find.h"
#include "base/in_parallel.h"

namespace planilla {

namespace {

bool allowed(TwinKind kind, DedupeDepth depth) {
  return kind != TwinKind::none && static_cast<int>(kind) <= static_cast<int>(depth);
}

// A name of single letters has no key of its sounds; the same name is found by what it is.
PersonKeys found_by(PersonKeys keys, std::string_view person) {
  if (keys.first == 0 && !person.empty())
    keys.first = static_cast<std::uint16_t>(XXH3_64bits(person.data(), person.size()) | 1);
  return keys;
}

PlayerKeys keys_of_players(const StoredGame& game) {
  const RecordHead& head = game.head();
  return {found_by(head.white_keys, game.text(RecordText::white_person)),
          found_by(head.black_keys, game.text(RecordText::black_person))};
}

// Shares of the search: equal moves, candidates for the rest, and their comparison.
constexpr double share_of_equals = 0.5, share_of_keys = 0.2;
constexpr double share_of_pairs = 1 - share_of_equals - share_of_keys;

}  // namespace

TwinSearch::TwinSearch(TwinFinder& finder, const TwinProgress& progress)
    : finder_(finder),
      progress_(progress),
      keys_(finder.options_.memory / 2),
      likely_bits_(progress ? finder.games_ / 64 + 1 : 0),
      decisions_(finder.games_, finder.options_.memory / 16) {}

void TwinSearch::tell(double share) {
  if (!progress_) return;
  const std::lock_guard lock(telling_);
  done_ += share;
  progress_(std::min(done_, 1.0), dropped_ + likely_);
}

void TwinSearch::note_likely(std::uint32_t index) {
  if (likely_bits_.empty()) return;
  const std::uint64_t bit = std::uint64_t{1} << (index % 64);
  if ((likely_bits_[index / 64].fetch_or(bit, std::memory_order_relaxed) & bit) == 0) ++likely_;
}

unsigned TwinSearch::jobs_for(std::size_t bytes) const {
  const std::size_t most = finder_.options_.memory / 4 / std::max<std::size_t>(bytes, 1);
  return static_cast<unsigned>(std::clamp<std::size_t>(most, 1, finder_.options_.jobs));
}

TwinDecision TwinSearch::judge(const StoredGame& kept, const StoredGame& dropped) const {
  TwinDecision out;
  if (are_other_people(kept, dropped)) return out;
  const PairFacts facts = facts_of(kept, dropped);
  const double odds = odds_of(facts);
  out.kind = twin_kind(facts, odds);
  out.odds = static_cast<float>(odds);
  out.kept = kept.head().index;
  out.dropped = dropped.head().index;
  out.results_differ = facts.results_differ;
  return out;
}

StoredGame TwinSearch::open(const Entry& entry, std::string& bytes) const {
  return entry.record.empty() ? finder_.records_.read(entry.place, bytes)
                              : StoredGame(entry.record);
}

void TwinSearch::open_all(const std::vector<Entry*>& entries, Opened& out) const {
  if (out.games.size() < entries.size()) out.games.resize(entries.size());
  out.best_first.clear();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    Opened::Game& one = out.games[i];
    one.entry = entries[i];
    one.game = open(*one.entry, one.bytes);
    out.best_first.push_back(&one);
  }
  std::sort(out.best_first.begin(), out.best_first.end(),
            [](const Opened::Game* a, const Opened::Game* b) {
              return is_better(a->game.head(), b->game.head());
            });
}

std::size_t TwinSearch::decide(const std::vector<Entry*>& entries, Opened& opened, Decisions& out) {
  std::size_t dropped = 0;
  open_all(entries, opened);
  const std::vector<Opened::Game*>& games = opened.best_first;
  for (std::size_t i = 0; i < games.size(); ++i) {
    if (games[i]->entry->dropped) continue;
    for (std::size_t j = i + 1; j < games.size(); ++j) {
      if (games[j]->entry->dropped) continue;
      TwinDecision decision = judge(games[i]->game, games[j]->game);
      if (!allowed(decision.kind, finder_.options_.depth)) continue;
      games[j]->entry->dropped = true;
      finder_.dropped_[decision.dropped] = 1;
      ++dropped_;
      decision.kept_place = games[i]->entry->place;
      decision.dropped_place = games[j]->entry->place;
      out.add(decision);
      ++dropped;
    }
  }
  return dropped;
}

// Those of one day side by side, and of these those whose tags are equal: copies are found in one
// round however many they are.
void TwinSearch::put_alike_together(std::vector<Entry*>& entries) const {
  struct Alike {
    std::int32_t date;
    std::uint64_t tags;
    Entry* game;
  };
  std::vector<Alike> places;
  places.reserve(entries.size());
  std::string tags, bytes;
  for (Entry* one : entries) {
    const StoredGame game = open(*one, bytes);
    tags.assign(1, static_cast<char>(game.head().result));
    for (const RecordText which : {RecordText::white, RecordText::black, RecordText::event,
                                   RecordText::site, RecordText::round})
      tags.append(game.text(which)).append(1, '\n');
    places.push_back({game.head().date, XXH3_64bits(tags.data(), tags.size()), one});
  }
  std::sort(places.begin(), places.end(), [](const Alike& a, const Alike& b) {
    if (a.date != b.date) return a.date < b.date;
    return a.tags != b.tags ? a.tags < b.tags : a.game->place < b.game->place;
  });
  std::transform(places.begin(), places.end(), entries.begin(),
                 [](const Alike& place) { return place.game; });
}

std::vector<PlayerKeys> TwinSearch::players_of(const std::vector<Entry*>& entries) const {
  std::vector<PlayerKeys> out;
  out.reserve(entries.size());
  std::string bytes;
  for (const Entry* one : entries) out.push_back(keys_of_players(open(*one, bytes)));
  return out;
}

// A large group is compared in pieces; what is kept of each meets what is kept of the others in the
// next round.
void TwinSearch::decide_group(std::vector<Entry>& games, Opened& opened, Decisions& out) {
  // Of so many another round is worth while only if the last one dropped so many of them.
  constexpr std::size_t many = 1024, few_of_many = 64;
  std::vector<Entry*> left, some;
  for (Entry& game : games) left.push_back(&game);
  if (left.size() > all_compared) put_alike_together(left);
  for (;;) {
    std::size_t dropped = 0;
    const auto sets = comparable(players_of(left));
    for (const std::vector<std::size_t>& set : sets) {
      some.clear();
      for (const std::size_t i : set)
        if (!left[i]->dropped) some.push_back(left[i]);
      dropped += decide(some, opened, out);
    }
    if (left.size() <= all_compared || dropped == 0) return;
    if (left.size() > many && dropped < left.size() / few_of_many) return;
    std::erase_if(left, [](const Entry* one) { return one->dropped; });
  }
}

// Takes the records of one bucket after another.
class TwinSearch::EqualMoves {
public:
  explicit EqualMoves(TwinSearch& search)
      : search_(search), dealer_(search.keys_), decisions_(search.decisions_) {}

  void operator()(std::size_t bucket) {
    if (search_.stopped()) return;
    const RecordStore& records = search_.finder_.records_;
    games_.clear();
    if (records.bytes_of(bucket) <= search_.room_of_bucket())
      records.for_each(bucket, bytes_, [&](std::uint32_t place, std::string_view record) {
        note(place, record, record);
      });
    else
      records.walk(bucket, bytes_,
                   [&](std::uint32_t place, std::string_view record) { note(place, record, {}); });
    std::sort(games_.begin(), games_.end(), [](const Record& a, const Record& b) {
      return a.key != b.key ? a.key < b.key : a.place < b.place;
    });
    for (std::size_t begin = 0, end = 0; begin < games_.size(); begin = end) {
      end = begin + 1;
      while (end < games_.size() && games_[end].key == games_[begin].key) ++end;
      take_group(begin, end);
    }
    dealer_.finish();
    decisions_.finish();
    search_.tell(share_of_equals / RecordStore::buckets);
  }

private:
  struct Record {
    std::uint64_t key = 0;
    std::uint32_t place = 0;
    std::string_view bytes;
  };

  // `kept`: of the record what is there until its group was taken.
  void note(std::uint32_t place, std::string_view record, std::string_view kept) {
    RecordHead head;
    std::memcpy(&head, record.data(), sizeof head);
    if (head.moves != 0 || head.text != 0) games_.push_back({key_of_moves(head), place, kept});
  }

  void take_group(std::size_t begin, std::size_t end) {
    group_.clear();
    for (std::size_t i = begin; i < end; ++i) group_.push_back({games_[i].bytes, games_[i].place});
    if (group_.size() > 1) search_.decide_group(group_, opened_, decisions_);
    if (search_.finder_.options_.depth == DedupeDepth::exact) return;
    for (const Entry& one : group_) {
      if (one.dropped) continue;
      keys_.clear();
      append_keys(search_.open(one, record_), one.place, keys_);
      for (const CandidateKey& key : keys_)
        if (search_.finder_.short_games_.may_meet(key)) dealer_.add(key);
    }
  }

  TwinSearch& search_;
  Keys::Dealer dealer_;
  Decisions decisions_;
  std::string bytes_;
  std::vector<Record> games_;
  std::vector<Entry> group_;
  Opened opened_;
  std::string record_;
  std::vector<CandidateKey> keys_;
};

void TwinSearch::compare_equals() {
  in_parallel(jobs_for(std::min(finder_.records_.largest(), room_of_bucket())),
              RecordStore::buckets, [&] { return EqualMoves(*this); });
}

void TwinSearch::verify(std::vector<CandidatePair>& pairs, std::vector<CandidatePair>& accepted,
                        double share) {
  sort_pairs(pairs);
  constexpr std::size_t slice = 4096;
  const std::size_t slices = (pairs.size() + slice - 1) / slice;
  std::vector<std::vector<CandidatePair>> found(slices);
  in_parallel(finder_.options_.jobs, slices, [&] {
    return [&, a = StoredGame(), a_bytes = std::string(),
            b_bytes = std::string()](std::size_t which) mutable {
      if (stopped()) return;
      std::uint32_t a_place = UINT32_MAX;
      const std::size_t end = std::min(pairs.size(), (which + 1) * slice);
      for (std::size_t i = which * slice; i < end; ++i) {
        if (pairs[i].a != a_place) a = finder_.records_.read(a_place = pairs[i].a, a_bytes);
        const StoredGame b = finder_.records_.read(pairs[i].b, b_bytes);
        if (!allowed(judge(a, b).kind, finder_.options_.depth)) continue;
        found[which].push_back(pairs[i]);
        note_likely(b.head().index);
      }
      tell(share / static_cast<double>(slices));
    };
  });
  for (const auto& some : found) accepted.insert(accepted.end(), some.begin(), some.end());
  pairs.clear();
}

void TwinSearch::compare_rest() {
  const std::size_t most_pairs =
      std::max<std::size_t>(finder_.options_.memory / 4, 1 << 20) / sizeof(CandidatePair);
  std::vector<CandidatePair> pairs, accepted;
  constexpr std::size_t together = 16;  // buckets that are looked at side by side
  std::size_t waiting = 0;              // buckets whose pairs wait
  const auto verify_all = [&] {
    verify(pairs, accepted, share_of_pairs * static_cast<double>(waiting) / Keys::count);
    waiting = 0;
  };
  for (std::size_t first = 0; first < Keys::count && !stopped(); first += together) {
    std::vector<std::vector<CandidatePair>> found(together);
    in_parallel(jobs_for(keys_.largest()), together, [&] {
      return [&](std::size_t i) {
        std::vector<CandidateKey> keys = keys_.load(first + i);
        sort_shared(keys);
        for_each_group(keys, [&](const CandidateKey* begin, const CandidateKey* end) {
          append_pairs(begin, end, found[i]);
        });
        sort_pairs(found[i]);
        tell(share_of_keys / Keys::count);
      };
    });
    waiting += together;
    for (const auto& some : found) pairs.insert(pairs.end(), some.begin(), some.end());
    if (pairs.size() > most_pairs) verify_all();
  }
  verify_all();
  sort_pairs(accepted);
  Decisions decisions(decisions_);
  for (const std::vector<std::uint32_t>& places : components(accepted))
    decide_component(places, decisions);
  decisions.finish();
}

void TwinSearch::decide_component(const std::vector<std::uint32_t>& places, Decisions& out) {
  std::vector<Entry> entries;
  std::vector<Entry*> games;
  entries.reserve(places.size());
  for (const std::uint32_t place : places) games.push_back(&entries.emplace_back(Entry{{}, place}));
  Opened opened;
  decide(games, opened, out);
}

TwinDecision TwinSearch::end_of_chain(const TwinDecision& first, const DecisionFile& all) const {
  TwinDecision last = first;
  while (finder_.dropped_[last.kept]) {
    const TwinDecision next = all.of(last.kept);
    last.kept = next.kept;
    last.kept_place = next.kept_place;
    last.odds = std::min(last.odds, next.odds);
    last.kind = std::max(last.kind, next.kind);
  }
  return last;
}

void TwinSearch::settle() {
  DecisionFile all;
  decisions_.sort_into(all);
  std::string kept_bytes, dropped_bytes;
  std::vector<std::uint32_t> others;
  all.for_each([&](const TwinDecision& decision) {
    if (!finder_.dropped_[decision.kept]) return finder_.decisions_.add(decision);
    TwinDecision last = end_of_chain(decision, all);
    const StoredGame kept = finder_.records_.read(last.kept_place, kept_bytes);
    const StoredGame dropped = finder_.records_.read(decision.dropped_place, dropped_bytes);
    const PairFacts facts = facts_of(kept, dropped);
    if (are_two_games(facts)) return others.push_back(decision.dropped);
    last.results_differ = facts.results_differ;
    const TwinDecision direct = judge(kept, dropped);
    if (direct.kind != TwinKind::none) last.kind = direct.kind, last.odds = direct.odds;
    finder_.decisions_.add(last);
  });
  finder_.decisions_.finish();
  for (const std::uint32_t index : others) finder_.dropped_[index] = 0;
}

}  // namespace planilla
